import { i18n } from '#i18n';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import { number, oneOf } from './figures';

/** More networks than that, and only the likeliest three are named. */
export const mostNames = 4;

/** 'Bitcoin', 'Bitcoin or Litecoin', 'Ethereum, BNB Smart Chain, Base or 90 others'. */
export function networkNames(ids: readonly NetworkId[], joint: 'or' | 'and' = 'or'): string {
  const shown = ids.length > mostNames ? ids.slice(0, mostNames - 1) : ids;
  const names = everyName(shown);
  const others = ids.length - shown.length;
  if (others > 0) names.push(i18n.t('networks.others', others, [number(others)]));
  return oneOf(names, joint);
}

export function everyName(ids: readonly NetworkId[]): string[] {
  return ids.map((id) => findNetwork(id).name);
}
