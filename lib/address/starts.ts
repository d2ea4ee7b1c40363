import { bitcoinAlphabet } from './alphabets';
import { toBase58 } from './base58';
import type { Encoding, FamilyName } from './encoding';
import { type Network, networks } from './networks';

/** Networks that share their encodings, likeliest first. */
export type Group = { encodings: readonly Encoding[]; networks: readonly Network[] };

/**
 * The networks whose addresses can begin as a text does, the group with the likeliest first; all others miss the text by its
 * prefix. So what is asked about a text depends little on how many networks there are.
 */
export function groupsFor(text: string): readonly Group[] {
  const start = text.slice(0, reach).toLowerCase();
  const key = /^[!-~]+$/.test(start) ? start : '';
  let groups = byStart.get(key);
  if (!groups) {
    everyGroup ??= groupAll();
    groups = everyGroup.filter(({ starts }) => starts.some((one) => key.startsWith(one)));
    byStart.set(key, groups);
  }
  return groups;
}

/** How many characters of a text are looked at. */
const reach = 2;

let everyGroup: (Group & { starts: readonly string[] })[] | undefined;

const byStart = new Map<string, readonly Group[]>();

function groupAll() {
  const groups = new Map<readonly Encoding[], Network[]>();
  for (const network of networks) {
    const group = groups.get(network.encodings);
    if (group) group.push(network);
    else groups.set(network.encodings, [network]);
  }
  return Array.from(groups, ([encodings, alike]) => ({
    encodings,
    networks: alike,
    starts: encodings.flatMap(startsOf).map((start) => start.slice(0, reach).toLowerCase()),
  }));
}

function startsOf(encoding: Encoding): readonly string[] {
  const starts = familyStarts[encoding.family];
  if (starts) return starts;
  if ('forms' in encoding) return encoding.forms.flatMap(({ starts: letters }) => [...letters]);
  if ('shapes' in encoding) return encoding.shapes.map(({ prefix }) => prefix);
  if ('prefixes' in encoding) return encoding.prefixes;
  if (encoding.family === 'evm-prefix') return [encoding.prefix];
  if (encoding.family === 'cashaddr')
    return ['q', 'p', 'z', 'r', encoding.hrp, ...encoding.testHrps];
  if (encoding.family === 'ss58') return ss58Starts(encoding.prefix);
  if ('hrp' in encoding) return [encoding.hrp, ...encoding.testHrps];
  return anything;
}

/** The first character in base 58 of every prefix with a key of 32 or 33 bytes and a checksum. */
function ss58Starts(prefix: number): string[] {
  const head =
    prefix < 64 ? [prefix] : [((prefix & 0xfc) >> 2) | 64, (prefix >> 8) | ((prefix & 3) << 6)];
  const encode = (rest: number, fill: number) =>
    toBase58(new Uint8Array([...head, ...new Uint8Array(rest).fill(fill)]), bitcoinAlphabet);
  return [34, 35].flatMap((rest) => {
    const [least, greatest] = [encode(rest, 0), encode(rest, 255)];
    const from = bitcoinAlphabet.indexOf(least.charAt(0));
    const to = bitcoinAlphabet.indexOf(greatest.charAt(0)) + 1;
    // With one character more, the first begins anew.
    const letters =
      least.length === greatest.length
        ? bitcoinAlphabet.slice(from, to)
        : bitcoinAlphabet.slice(from) + bitcoinAlphabet.slice(1, to);
    return [...letters];
  });
}

/** For a family whose addresses can begin with anything. */
const anything = [''];

const familyStarts: Partial<Record<FamilyName, readonly string[]>> = {
  aeternity: ['ak'],
  avalanche: ['X-', 'P-', 'C-'],
  byron: ['Ae', 'Dd', '2', '3'],
  cardano: ['addr', 'stake'],
  'cash-legacy': ['1', '3', 'm', 'n', '2'],
  casper: ['01', '02'],
  conflux: ['cfx', 'net'],
  eip1191: ['0x'],
  evm: ['0x'],
  'evm-inverted': ['0x'],
  filecoin: ['f', 't'],
  hedera: [...'0123456789'],
  kadena: ['k:', 'w:', 'c:', 'u:', 'r:'],
  kaspa: ['kaspa'],
  monero: [...'45789AB'],
  nebulas: ['n'],
  nem: ['N', 'T'],
  nervos: ['ckb', 'ckt'],
  nimiq: ['NQ'],
  nuls: ['NULS', 'tNULS'],
  stacks: ['SP', 'SM', 'ST', 'SN'],
  starknet: ['0x'],
  stellar: ['G', 'M', 'C'],
  ton: ['EQ', 'Ef', 'UQ', 'Uf', 'kQ', 'kf', '0', '-1'],
  waves: ['3', 'A'],
  zcash: ['z', 'u', 't'],
};
