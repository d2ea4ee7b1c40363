import type { Encoding, FamilyName } from '@/lib/address/encoding';
import { networks } from '@/lib/address/networks';

/** Where the README's table begins and ends. */
export const markers = {
  start: '<!-- networks: written by `npm run networks` -->',
  end: '<!-- /networks -->',
} as const;

/** The lines of the README's table, one for each network, in the order of answers. */
export function networkRows(): string[] {
  return networks.map(({ name, symbol, code, encodings, explorer }) => {
    const every = encodings.map((encoding) => ({ encoding, ...families[encoding.family] }));
    const cells = [
      name,
      symbol,
      `\`${code}\``,
      unique(every.map(({ encoding, form }) => formOf(encoding, form))).join('; '),
      unique(every.map(({ encoding, checksum }) => checksumOf(encoding, checksum))).join('; '),
      every.some(({ encoding, test }) => test ?? hasTestForm(encoding)) ? 'told' : '',
      explorer ? `[${new URL(explorer).host}](${new URL(explorer).origin})` : '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

/** The table with its head and its markers. */
export function networkTable(): string {
  const head = ['network', 'symbol', 'code', 'forms', 'checksum', 'test networks', 'explorer'];
  return [
    markers.start,
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...networkRows(),
    markers.end,
  ].join('\n');
}

type Family = {
  form: string;
  checksum: string;
  /** Whether a test network's form is told; left out where the parameters say it. */
  test?: boolean;
};

const bits = (count: number) => `${count} bits`;
/** In one case, small or capital, there is none. */
const letters = 'case of letters, some 15 bits, or none';
const none = 'none';

/** Letters or hashes of so many bits; see "An answer says" in the specification of each. */
const families: Readonly<Record<FamilyName, Family>> = {
  base58check: { form: '', checksum: bits(32) },
  xrp: { form: '', checksum: bits(32) },
  segwit: { form: 'segwit', checksum: bits(30) },
  mweb: { form: 'MWEB', checksum: bits(30) },
  blech32: { form: 'confidential', checksum: bits(60) },
  base58: { form: 'base 58', checksum: none },
  cashaddr: { form: 'CashAddr', checksum: bits(40) },
  'cash-legacy': { form: 'legacy P2PKH, P2SH', checksum: bits(32), test: true },
  kaspa: { form: 'Kaspa', checksum: bits(40), test: true },
  conflux: { form: 'CIP-37', checksum: bits(40), test: true },
  zcash: { form: 'Sapling, unified, TEX', checksum: bits(30), test: true },
  cardano: { form: 'Shelley', checksum: bits(30), test: true },
  byron: { form: 'Byron', checksum: bits(32), test: true },
  monero: { form: 'standard, integrated, subaddress', checksum: bits(32), test: true },
  ss58: { form: 'SS58', checksum: bits(16) },
  filecoin: { form: 'f0 to f4', checksum: '32 bits, f0 none', test: true },
  stacks: { form: 'c32check', checksum: bits(32), test: true },
  nervos: { form: 'full, short', checksum: bits(30), test: true },
  ergo: { form: 'P2PK, P2SH, P2S', checksum: bits(32), test: true },
  waves: { form: 'base 58', checksum: bits(32), test: true },
  nebulas: { form: 'base 58', checksum: bits(32) },
  nuls: { form: 'NULS', checksum: bits(8), test: true },
  aeternity: { form: 'ak_', checksum: bits(32) },
  canton: { form: 'party', checksum: none },
  keeta: { form: 'keeta_', checksum: bits(40) },
  massa: { form: 'AU, AS', checksum: bits(32) },
  evm: { form: '0x, EIP-55', checksum: letters },
  'evm-inverted': { form: 'inverted EIP-55', checksum: letters },
  'evm-prefix': { form: '', checksum: letters },
  eip1191: { form: 'EIP-1191', checksum: letters, test: true },
  bech32: { form: 'bech32', checksum: bits(30) },
  avalanche: { form: 'X-, P-, C-Chain', checksum: bits(30) },
  ton: { form: 'friendly, raw', checksum: '16 bits, raw none', test: true },
  stellar: { form: 'StrKey G, M, C', checksum: bits(16) },
  algorand: { form: 'base 32', checksum: bits(32) },
  nano: { form: 'Nano', checksum: bits(40) },
  'internet-computer': { form: 'principal, account id, ICRC-1', checksum: bits(32) },
  nem: { form: 'base 32', checksum: '', test: true },
  sia: { form: 'hex', checksum: bits(48) },
  qrl: { form: 'Q and hex', checksum: bits(32) },
  qubic: { form: '60 letters', checksum: bits(18) },
  nimiq: { form: 'NQ', checksum: 'modulo 97' },
  arweave: { form: 'base 64', checksum: none },
  hedera: { form: 'number, HIP-15', checksum: '5 letters or none' },
  flow: { form: 'hex', checksum: bits(19), test: true },
  hex: { form: 'hex', checksum: none },
  starknet: { form: 'hex', checksum: 'case of letters or none' },
  casper: { form: 'hex key', checksum: 'case of letters or none' },
  kadena: { form: 'principal', checksum: none },
  near: { form: 'name', checksum: none, test: true },
  eos: { form: 'name', checksum: none },
};

/** The family's words, or the names of its forms; with the text that an address begins with, where a network chose one. */
function formOf(encoding: Encoding, form: string): string {
  if ('forms' in encoding) {
    return unique(encoding.forms.filter(({ test }) => !test).map(({ format }) => format)).join(
      ', ',
    );
  }
  if (encoding.family === 'evm-prefix') return `\`${encoding.prefix}\``;
  if (encoding.family === 'ss58') return `${form}, prefix ${encoding.prefix}`;
  if (encoding.family === 'nano') return encoding.prefixes.map((one) => `\`${one}\``).join(', ');
  if (!('hrp' in encoding) || encoding.family === 'cash-legacy') return form;
  const joint = encoding.family === 'cashaddr' ? ':' : '1';
  const modified = 'isModified' in encoding ? 'm' : '';
  return `${form}${modified} \`${encoding.hrp}${joint}\``;
}

/** The family's, or of as many bytes as a network chose. */
function checksumOf(encoding: Encoding, checksum: string): string {
  return encoding.family === 'nem' ? bits(8 * encoding.check) : checksum;
}

function hasTestForm(encoding: Encoding): boolean {
  if ('forms' in encoding) return encoding.forms.some(({ test }) => test);
  return 'testHrps' in encoding && encoding.testHrps.length > 0;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
