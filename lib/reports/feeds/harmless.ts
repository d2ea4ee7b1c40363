import { i18n } from '#i18n';
import { isHarmed, isOfRobbed, type Saying, sayingsOf } from '@/lib/extension/fields';
import { readText } from '@/lib/service/read-fields';
import { labelOf, tagsOf, writtenOf } from './label-of';
import { type Fields, isFields, rowRules, type Says, saidByTags, sayingsIn } from './row-rules';
import { accuses, innocenceOf, isSaid } from './said';
import { codeName, silentOf } from './silent';

/** What a row says of its address in one field. */
type Said = { says: Says; name: string; value: string };

/** Fields that are looked at, as many as are looked for an address. */
const mostFields = 100;

/**
 * Why a row does not accuse its address, in words for the user; null where it does. `label`, `title`: what else it says of the address, and
 * what it stands under.
 */
export function harmlessRow(given: Fields, label: string, title = ''): string | null {
  const fields = withAnswers(given);
  const names = Object.keys(fields).slice(0, mostFields);
  const said = names.map((name) => saidBy(name, fields));
  if (said.some(({ says }) => says === 'accused')) return null;
  const { tags } = fields;
  // Each by itself: of several as one label only the first ones and their first characters are kept.
  const tagged = Array.isArray(tags) ? tags.map(readText) : [];
  const isWarned = () => tagged.some(accuses) || accusesIn(fields, names);
  if (tagged.length > 0 && !isWarned()) return i18n.t('row.harmlessTags', { tags: labelOf(tags) });
  const clears = said.find(({ says }) => says === 'cleared') ?? openly();
  if (!clears) return null;
  const field = clears.name.replace(/\s*[?？؟]$/, '');
  return i18n.t('row.harmlessField', { field: readText(field), value: clears.value });

  // A list of exchanges may hold a fake one: what else is said of it counts more.
  function openly() {
    const open = said.find(({ says }) => says === 'open') ?? silentOf(fields, names, label, title);
    return open && !accuses(label) && !isWarned() ? open : null;
  }
}

/** Fields that what somebody found out of an address may stand in. */
const ofAnswers = /^(?:results?|flags?|verdict|analysis|assessment|check)$/i;

/** Of a token, GoPlus says whether its contract could bar somebody, and not that somebody barred it. */
function withoutPowers({ is_blacklisted: _, is_whitelisted: __, ...others }: Fields): Fields {
  return others;
}

/** A row with what it says of its address in a field, as answers of services do: `"result": {"malicious": false}`. */
function withAnswers(given: Fields): Fields {
  const fields = codeName in given ? withoutPowers(given) : given;
  const names = Object.keys(fields).slice(0, mostFields);
  const inner = names.filter((name) => isFields(fields[name]) && ofAnswers.test(name));
  return inner.length > 0
    ? Object.assign({}, ...inner.map((name) => fields[name]), fields)
    : fields;
}

const kinds: ReadonlySet<Saying> = new Set<Saying>(['category', 'account']);

/** What a row says of the kind of its address, where that accuses it: 'Scam', 'Phishing', but not 'contract'; else it is empty. */
export function kindOf(fields: Fields): string {
  const names = Object.keys(fields).slice(0, mostFields);
  const name = names.find(
    (one) => /(?:type|category)$/i.test(one) || sayingsOf(one).some((saying) => kinds.has(saying)),
  );
  const label = name === undefined ? '' : labelOf(fields[name]);
  return accuses(label) ? label : '';
}

/** Why those of a group are not accused, in words for the user; null where they are. */
export function harmlessGroup(name: string): string | null {
  return innocenceOf(name) ? groupWords(name) : null;
}

/**
 * Why those under a heading, or a key of an object, are not accused, in words for the user; null: they are. `isAtTop`: it may head the
 * whole list, which is by its authors then, and not of them.
 */
export function harmlessHeading(heading: string, isAtTop = false): string | null {
  const isOfKeeper = isSaid('aside', heading) || (!isAtTop && isSaid('keeper', heading));
  return isOfKeeper || innocenceOf(heading) ? groupWords(heading) : null;
}

/** Why those in a column of addresses are not accused, in words for the user; null: they are. */
export function harmlessColumn(name: string): string | null {
  return isOfRobbed(name) || innocenceOf(name) ? groupWords(name) : null;
}

/** The same of a column beside others with addresses, which may be of whoever pays, or is imitated, too. */
export function harmedColumn(name: string): string | null {
  return isHarmed(name) ? groupWords(name) : harmlessColumn(name);
}

function groupWords(group: string): string {
  return i18n.t('row.harmlessGroup', { group: readText(group) });
}

function saidBy(name: string, fields: Fields): Said {
  const given = fields[name];
  const value = writtenOf(given);
  for (const saying of sayingsIn(name, fields)) {
    if (saying === 'tags') {
      const says = saidByTags(tagsOf(given));
      if (says) return { says, name, value: labelOf(given) };
    }
    const says = value === '' ? null : rowRules[saying]?.(value, fields);
    if (says) return { says, name, value };
  }
  return { says: null, name, value };
}

const warning: readonly Saying[] = [...kinds, 'remark', 'verdict'];

function accusesIn(fields: Fields, names: string[]): boolean {
  return names.some(
    (name) =>
      sayingsOf(name).some((one) => warning.includes(one)) && accuses(writtenOf(fields[name])),
  );
}
