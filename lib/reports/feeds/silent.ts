import { isNote, isOfCulprit, sayingsOf } from '@/lib/extension/fields';
import { labelOf, tagsOf, writtenOf } from './label-of';
import { type Fields, isAnswer, isReported, sayingsIn } from './row-rules';
import { accuses, isSaid, isSaidIn } from './said';

/**
 * What a row names its address by that is of a collection of wallets and contracts, none of which it accuses: one of an exchange, the labels
 * of an explorer, or the tokens that wallets know. null: it is of none, or something in it accuses, as a count of reports does. `label`, `title`: see harmlessRow.
 */
export function silentOf(
  fields: Fields,
  names: readonly string[],
  label: string,
  title: string,
): { name: string; value: string } | null {
  const name =
    names.find((one) => isOwner(one, fields, label)) ??
    explorerName(fields, names) ??
    tokenName(names) ??
    (label === '' ? deniedKind(fields, names) : undefined);
  if (name === undefined || isReported(fields)) return null;
  // 'scam_address' accuses by its name.
  if (names.some((one) => isOfCulprit(one) && !isAnswer(fields[one]))) return null;
  const said = names.flatMap((one) => [writtenOf(fields[one]), ...listed(fields[one])]);
  const value = labelOf(fields[name]) || writtenOf(fields[name]);
  return [title, ...said].some(accuses) ? null : { name, value };
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? tagsOf(value) : [];
}

/** Whose wallet it is where that is an exchange's. A note may say so, where nothing else names it. */
function isOwner(name: string, fields: Fields, label: string): boolean {
  const value = writtenOf(fields[name]);
  const isMeant = sayingsOf(name).includes('owner') || (isNote(name) && value === label);
  return isMeant && isSaid('exchangeWallet', value);
}

/**
 * Etherscan's labels as it exports them, those of Kleros' address tags, or as collections have them (brianleect/etherscan-labels,
 * dawsbot/eth-labels). Whoever reports somebody says more, as when, or of which network.
 */
function explorerName({ labels, ...fields }: Fields, names: readonly string[]): string | undefined {
  const { label } = fields;
  const tag = names.find(
    (name) => name === 'Public Name Tag' || (name === 'Name Tag' && 'Txn Count' in fields),
  );
  if (tag !== undefined) return fields[tag] === '' || isTold(fields[tag]) ? undefined : tag;
  if ('nameTag' in fields && 'label' in fields) return isTold(label) ? undefined : 'label';
  const isOnly = names.every((name) => ['address', 'name', 'labels'].includes(name));
  const isNamed = isOnly && 'name' in fields && Array.isArray(labels) && labels.length > 0;
  return isNamed && !labels.some(isTold) ? 'labels' : undefined;
}

/** What accuses in these alone: from such a wallet, too, nothing good comes. */
function isTold(label: unknown): boolean {
  return /blocked|compromised/i.test(labelOf(label)) || isSaidIn('culprit', labelOf(label));
}

/** What GoPlus says of the contract of each token. */
export const codeName = 'is_open_source';

/** What Kleros' registry has of each token. */
const registryName = 'symbolMultihash';

/** The field by which a list of tokens (https://tokenlists.org) names one, or by which nothing but a token is looked at. */
function tokenName(names: readonly string[]): string | undefined {
  const known = [codeName, registryName].find((name) => names.includes(name));
  if (known !== undefined) return known;
  const isOfTokens = names.some((name) => /^(?:token[ _]?)?decimals?$/i.test(name));
  return isOfTokens ? names.find((name) => /^(?:token[ _]?)?symbol$/i.test(name)) : undefined;
}

/** The field by which a row says that its address is none of a kind, where it says of nothing that it is: in data to learn from. */
function deniedKind(fields: Fields, names: readonly string[]): string | undefined {
  const denied = names.find((name) => {
    const value = sayingsIn(name, fields).includes('particular') ? writtenOf(fields[name]) : '';
    return value !== '' && isSaid('no', value);
  });
  const says = (name: string) => {
    const value = writtenOf(fields[name]);
    return harm.test(name) ? isMuch(value) : !numbered.test(name) && isSaid('yes', value);
  };
  return denied === undefined || names.some(says) ? undefined : denied;
}

/** What is called so says by how much there is of it, or in a word, that its address does harm. */
const harm = /risk|threat|severity|malicious|victim|stolen|loss|lost/i;

function isMuch(value: string): boolean {
  const isNone = (['no', 'nothing', 'little'] as const).some((word) => isSaid(word, value));
  return value !== '' && !isNone && Number(value) !== 0;
}

/** What is called so accuses nobody where it says 1. */
const numbered = /^$|(?:id|index|number|no|nr|count|contract_address|\W)$/i;
