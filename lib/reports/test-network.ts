import { findNamed } from '@/lib/address/name-network';

/** Names of test networks, alone or beside those of their main networks: 'Sepolia', 'BSC Testnet', 'base-sepolia', 'testnet4'. */
const names =
  /test[ _-]?net\d?|dev[ _-]?net|regtest|(?<![a-z])(?:signet|sepolia|g(?:o|ö|oe)rli|ropsten|rinkeby|kovan|holesky|hoodi|mumbai|amoy|fuji|chapel|shasta|westend|rococo|ghostnet|alfajores)(?![a-z])/gi;

/** Chain ids of those that are used most (https://chainlist.org, with test networks). */
const chains = new Set([
  ...['3', '4', '5', '97', '300', '17000', '43113', '59141', '80001', '80002', '84532'],
  ...['421613', '421614', '534351', '560048', '11155111', '11155420', '168587773'],
]);

/** Whether a text names a test network, where coins are worth nothing. */
export function namesTests(text: string): boolean {
  return text.search(names) >= 0;
}

/** Whether a text names nothing but a test network: a site may be called 'some-testnet.example', and a ring live in Mumbai. */
export function isTests(text: string): boolean {
  const rest = text
    .replace(names, ' ')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return namesTests(text) && (rest === '' || findNamed(rest).length > 0);
}

/** Whether a row is about a test network: who has a contract's address on a main network may be somebody else. */
export function isOfTests({
  names,
  unknownName = '',
}: {
  names: string[];
  unknownName?: string;
}): boolean {
  return chains.has(unknownName) || names.some(namesTests);
}
