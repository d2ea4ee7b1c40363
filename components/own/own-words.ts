import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import type { OwnList } from '@/lib/extension/own-messages';
import type { OwnMark } from '@/lib/verdict/facts';

/** 'Trusted', 'Blocked'. */
export function kindWords(kind: OwnMark['kind']): string {
  return i18n.t(`own.${kind}`);
}

/** How much of the lists the user's other browsers get; what finds no room there is said with its number. */
export function syncWords({ synced, leftOut }: OwnList['sync']): string {
  if (leftOut === 0) return i18n.t('own.shared', synced, [number(synced)]);
  const all = synced + leftOut;
  const parts = { synced: number(synced), leftOut: number(leftOut) };
  return i18n.t('own.sharedInPart', all, [number(all)], parts);
}
