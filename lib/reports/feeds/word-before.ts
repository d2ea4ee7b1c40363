import { i18n } from '#i18n';
import { tellsByItself } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import { findNamed } from '@/lib/address/name-network';
import { isTokenContract } from '@/lib/address/token-contracts';
import { isHarmed } from '@/lib/extension/fields';
import { harmlessGroup } from './harmless';
import { accuses, isSaidIn } from './said';

/** What a line calls its address before it: 'Scammer: …', 'BTC: …'. */
export type WordBefore = {
  /** As a label; empty where it says nothing of whom the address belongs to. */
  label: string;
  /** The network that it names, if any. */
  names: string[];
  /** Why the address is not accused, in words for the user; null: it is. */
  reason: string | null;
  /** It says itself that it does not accuse. */
  isCleared?: true;
};

/** Words and a colon, bold in Markdown or not. */
const wordBefore = /^([^:：]{1,60})[:：][*_]*\s*(?=\S)/u;

/** The words before a colon at the beginning of a line, and how long they are with it; null: there are none. */
export function wordIn(said: string): { word: string; length: number } | null {
  const [whole, written = ''] = wordBefore.exec(said) ?? [];
  const word = written.replace(/^[^\p{L}\p{N}]+|[\s*_`"'\]]+$/gu, '');
  return whole === undefined || word === '' ? null : { word, length: whole.length };
}

/**
 * What a word says of the address behind it. One that nobody knows accuses nobody: it may be called 'Donate', 'Real' or 'Token', in any
 * language.
 */
export function readWord(word: string, address: string): WordBefore {
  const cleared = harmlessGroup(word);
  if (cleared !== null) return { label: word, names: [], reason: cleared, isCleared: true };
  const isDoubtful = isHarmed(word) || isSaidIn('doubt', word);
  if (!isDoubtful && (accuses(word) || isSaidIn('culprit', word)))
    return { label: word, names: [], reason: null };
  const names = isDoubtful ? null : namesIn(word, address);
  if (names) return { label: '', names, reason: null };
  const reason = i18n.t('row.harmlessField', { field: 'label', value: word });
  return { label: word, names: [], reason };
}

const ofAddress = /\b(?:address(?:es)?|adresse|wallet|account|addr)\b/gi;
const ofToken = /\b(?:usdt|usdc|dai)\b|[()#]|(?<![\w-])\d+\b/gi;

/** The network that a word names, if it says nothing else than that an address of it follows; null: it does. */
function namesIn(word: string, address: string): string[] | null {
  const left = word.replace(ofAddress, ' ');
  // 'USDT-TRC20'.
  const name = left
    .replace(ofToken, ' ')
    .replace(/^[\s/_-]+|[\s/_-]+$/g, '')
    .replace(/\s+/g, ' ');
  if (name === '') return left === word && !isOfTron(address) ? null : [];
  const fitting = identifyNetworks(address);
  return findNamed(name).some(({ id }) => fitting.includes(id)) ? [name] : null;
}

/** Whether tokens are sent to an address behind the ticker of one: 'USDT T…'. On other networks that is the token's contract as often. */
function isOfTron(address: string): boolean {
  const [only, another] = identifyNetworks(address);
  return only === 'tron' && another === undefined && !isTokenContract(address);
}

/** Whether an address behind a word is one whatever the word. */
export function isCertain(address: string): boolean {
  return tellsByItself(address) || /^0x[\da-f]{40}$/i.test(address);
}
