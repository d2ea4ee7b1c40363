import { i18n } from '#i18n';
import { accuses } from './accusing';
import { labelOf } from './label-of';
import { isFields } from './raw-row';

/**
 * Why those under a key, the tokens of a list of tokens (https://tokenlists.org) are not accused, in words for the user: it is of those that wallets know,
 * unless its name says of whom it warns. null: it is no such list, or one that warns.
 */
export function harmlessTokens(
  key: string,
  { name, tokens }: Readonly<Record<string, unknown>>,
): string | null {
  if (key !== 'tokens' || !Array.isArray(tokens) || !tokens.every(isToken)) return null;
  const title = labelOf(name) || 'tokens';
  return accuses(title) ? null : i18n.t('row.harmlessGroup', { group: title });
}

function isToken(entry: unknown): boolean {
  return isFields(entry) && 'symbol' in entry && 'decimals' in entry;
}
