import { i18n } from '#i18n';
import { number } from './figures';

/** Of a contact's name and note, in characters: how many are kept, and how many a message may bring, so that too many can be told. */
export const ownLimits = {
  name: { kept: 60, sent: 1000, tooLong: 'ownEntry.nameTooLong' },
  note: { kept: 280, sent: 4000, tooLong: 'ownEntry.noteTooLong' },
} as const;

/** That a name or a note has more characters than are kept, in words; null: it has not. */
export function tooLongWords(field: keyof typeof ownLimits, text: string): string | null {
  const { kept, tooLong } = ownLimits[field];
  return Array.from(text).length > kept ? i18n.t(tooLong, { most: number(kept) }) : null;
}
