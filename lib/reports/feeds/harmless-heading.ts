import { i18n } from '#i18n';
import { isOfRobbed } from '@/lib/extension/fields';
import { readText } from '@/lib/service/read-fields';
import { harmlessGroup } from './harmless';

/** Who keeps a list, or gives for it. */
const keepers = new RegExp(
  [
    '^(?:donat(?:e|ions?|ors?)|tips?|tip jar|authors?|maintainers?|contributors?|credits|team|contacts?|funding|sponsors?',
    '|spenden?|donaciones|dons|doações|寄付|捐赠|تبرعات|التبرعات)$',
  ].join(''),
  'i',
);

/** Who gives, reports, was robbed or is paid back, where it says that an address follows: "Victim's wallet", 'Your address'. */
const besides = new RegExp(
  [
    '^(?:(?:my|our|your|the) )?(?:donations?|tip|author|victim|reporter|sender|refund|recovery)',
    "(?:['’]?s?['’]?)[ _-]?(?:wallet )?(?:address(?:es)?|wallets?|accounts?)$",
    '|^(?:my|our|your)(?: own)? (?:wallet )?(?:address(?:es)?|wallets?|accounts?)$',
    // As OFAC announces who is sanctioned no more.
    '|^the following deletions have been made\\b',
  ].join(''),
  'i',
);

/**
 * Why those under a heading, or a key of an object, are not accused, in words for the user; null: they are. `isAtTop`: it may head the
 * whole list, which is by its authors then, and not of them.
 */
export function harmlessHeading(heading: string, isAtTop = false): string | null {
  return besides.test(heading) || (!isAtTop && keepers.test(heading))
    ? groupWords(heading)
    : harmlessGroup(heading);
}

/** Why those in a column of addresses are not accused, in words for the user; null: they are. */
export function harmlessColumn(name: string): string | null {
  return isOfRobbed(name) ? groupWords(name) : harmlessGroup(name);
}

function groupWords(group: string): string {
  return i18n.t('row.harmlessGroup', { group: readText(group) });
}
