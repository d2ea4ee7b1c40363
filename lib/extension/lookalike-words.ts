import { i18n } from '#i18n';
import { bodyOf } from '@/lib/address/address-body';
import { isWithin } from '@/lib/address/compare-bodies';
import type { Chosen, LookalikeFact } from '@/lib/verdict/facts';
import type { Reason } from '@/lib/verdict/verdict';
import { type Compared, compared } from './compared';
import { day } from './figures';

/** The first line of a verdict on an address that looks like one of the user's choice. */
export function lookalikeHeadline({ from }: Chosen): string {
  switch (from) {
    case 'contact':
      return i18n.t('headline.lookalike');
    case 'checked':
      return i18n.t('headline.lookalikeChecked');
    case 'copied':
      return i18n.t('headline.lookalikeCopied');
  }
}

/** What `text` looks like, why that matters, and what to do. */
export function lookalikeText(text: string, { how, known }: LookalikeFact): string {
  const edits = editsOf(text, known.address);
  switch (known.from) {
    case 'contact':
      return how === 'typo' ? typoOf(known.name, edits) : lookalikeOf(known.name);
    case 'checked': {
      const on = { day: day(known.at) };
      return how === 'typo'
        ? i18n.t('reason.typoOfChecked', edits, on)
        : i18n.t('reason.lookalikeChecked', on);
    }
    case 'copied':
      return how === 'typo'
        ? i18n.t('reason.typoOfCopied', edits)
        : i18n.t('reason.lookalikeCopied');
  }
}

/** An address and the one of the user's choice that it looks like, one above the other. */
export function comparedWithChosen({
  text,
  like: { known, differences },
}: Extract<Reason, { code: 'lookalike' }>): Compared {
  const names = [i18n.t('compare.this'), chosenName(known)] as const;
  return compared(text, known.address, differences, names);
}

/** Whether one character is another, missing or too many, or a few are. */
function editsOf(text: string, other: string): 1 | 2 {
  return isWithin(1, bodyOf(text).body, bodyOf(other).body) ? 1 : 2;
}

function typoOf(name: string, edits: 1 | 2): string {
  return name ? i18n.t('reason.typoOf', edits, { name }) : i18n.t('reason.typoOfContact', edits);
}

function lookalikeOf(name: string): string {
  return name ? i18n.t('reason.lookalike', { name }) : i18n.t('reason.lookalikeContact');
}

function chosenName(known: Chosen): string {
  switch (known.from) {
    case 'contact':
      return known.name || i18n.t('compare.contact');
    case 'checked':
      return i18n.t('compare.checked', { day: day(known.at) });
    case 'copied':
      return i18n.t('compare.copied');
  }
}
