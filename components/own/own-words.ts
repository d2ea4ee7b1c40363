import type { OwnList } from '@/lib/extension/own-messages';
import type { OwnMark } from '@/lib/verdict/facts';

export const kindWords: Readonly<Record<OwnMark['kind'], string>> = {
  trusted: 'Trusted',
  blocked: 'Blocked',
};

/** '1 address', '2,000 addresses'. */
export function addressesWords(count: number): string {
  return count === 1 ? '1 address' : `${count.toLocaleString('en')} addresses`;
}

/** How much of the lists the user's other browsers get; what finds no room there is said with its number. */
export function syncWords({ synced, leftOut }: OwnList['sync']): string {
  if (leftOut === 0) return `${addressesWords(synced)}, shared with your other browsers.`;
  return `${addressesWords(synced + leftOut)}. ${synced.toLocaleString('en')} of them are shared with your other browsers; ${leftOut.toLocaleString('en')} find no room in the browser’s sync and stay in this browser alone. Export them to have a copy.`;
}
