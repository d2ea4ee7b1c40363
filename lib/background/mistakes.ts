import { contextNames } from '@/lib/address/context-names';
import { otherKind } from '@/lib/address/other-kind';
import { almost } from '@/lib/address/typing-error';
import type { InvalidReason } from '@/lib/address/validate';
import type { Pasted } from '@/lib/extension/paste-messages';
import type { Reason } from '@/lib/verdict/verdict';
import { withoutOthers, wordsOfField } from './form-networks';

/** A principal of the Internet Computer's is written so, and so is many a licence. */
const licence = /^(?:[a-z2-7]{5}-)+[a-z2-7]{1,5}$/;
/** What is certainly meant as an address and is none. Any other text may as well be a hash that the user looks for. */
const mistakes: ReadonlySet<InvalidReason> = new Set<InvalidReason>([
  'checksum',
  'mixed-case',
  'wrong-case',
  'foreign-letter',
  'testnet',
  // Where no network is chosen, check digits prove what was meant (miscopied.ts).
  'prefix',
]);

/** Of forms and pages that are for test networks. */
const ofTests = /(?<![a-z])(?:test[- ]?net|signet|regtest|preprod)/i;
/** Of forms that are for the real network, or say that they are not for those of tests. */
const notOfTests = /main ?net|\b(?:no|not|never|without)\b/i;

/** What the address of a page that is for test networks says, as a word of its form; empty for any other page. */
export function testWords(address: string | undefined): string[] {
  const { protocol, hostname, pathname } = new URL(address ?? 'about:blank');
  // All of the page stands in it.
  if (protocol === 'data:') return [];
  return `${hostname}${pathname}`.match(ofTests)?.slice(0, 1) ?? [];
}

/**
 * In a form that asks for an address, any of the reasons; else only what stands alone there, as no key, link or piece of code does that has
 * the length of an address and the beginning of one by chance. None is an address of a test network where the form is for those.
 * @param isAsked what asksForAddress says of the form: of a list it is the same for all
 */
export function isMistake(
  reason: Reason,
  { address, near, isPart }: Pasted,
  isAsked = asksForAddress(near),
): boolean {
  // Of a short form it is said what it is, see short-pastes.ts.
  if (reason.code !== 'invalid' || otherKind(address) === 'shortened') return false;
  const { reason: what } = reason.validity;
  if (what === 'testnet' && isForTests(near)) return false;
  const isNearly = ['length', 'character'].includes(what);
  if (isAsked) return isNearly || mistakes.has(what);
  if (what === 'foreign-letter') return true;
  if (isPart || !/\d/.test(address) || licence.test(address)) return false;
  return isNearly ? almost.test(address) : mistakes.has(what);
}

function isForTests(near: string[]): boolean {
  const words = wordsOfField(near).join();
  return ofTests.test(words) && !notOfTests.test(words);
}

/** Whether the words of a form are about an address and nothing else, as those of a search for hashes, too, are not. */
export function asksForAddress(near: string[]): boolean {
  // No text stands behind them of whom they could tell: 'Transaction ID or scammer address' is of transactions, too.
  const names = [...`${wordsOfField(near).join(' ')}${' '.repeat(20)}`.matchAll(contextNames)];
  return names.length > 0 && names.every(([, isAddress]) => isAddress);
}

/** Whether the words are of a search, for what is of any network. */
export function isSearch(near: string[]): boolean {
  return /\b(?:search|explore)|suche|busca|recherch|поиск|搜|検索|검색|بحث/i.test(
    wordsOfField(near).join(),
  );
}

/** Of forms that call a contract, trade or list tokens: there, that is the address to give. Explorers name the type of what is to be given. */
const ofContracts =
  /\b(?:abi|calldata|spender|mint)\b|contra(?:c?t|kt)|token|swap|vertrag|контракт|токен|合约|合約|代币|代幣|コントラクト|トークン|컨트랙트|계약|토큰|عقد|رمز|(?<!\b(?:to|recipient) )\(address\b/i;

/** Whether a form asks for an address to send to, and not for one of a contract or of whatever. */
export function asksForRecipient(near: string[], others: string[]): boolean {
  // What stands before another field may be of an amount of a token.
  const words = [...withoutOthers(near), ...others.map((one) => one.split('|', 1))].join();
  return asksForAddress(near) && !isSearch(near) && !ofContracts.test(words);
}
