import { expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { identifyNetworks } from '@/lib/address/identify';
import { readList } from '@/lib/reports/feeds/read-list';
import { addressMakers, type MadeNetwork } from '@/test/fixtures/addresses';
import { type Random, seededRandom } from '@/test/fixtures/random';
import { runs } from '@/test/unit/mutated';

/** One entry of a list whose truth is known. */
type Entry = { address: string; written: string; symbol: string; isAccused: boolean };

const symbols = {
  ...{ bitcoin: 'BTC', ethereum: 'ETH', tron: 'TRX', solana: 'SOL', xrp: 'XRP', litecoin: 'LTC' },
  ...{ stellar: 'XLM', polkadot: 'DOT', cardano: 'ADA', ton: 'TON', monero: 'XMR' },
} satisfies Partial<Record<MadeNetwork, string>>;
const networks = Object.keys(symbols) as [keyof typeof symbols];

/** How lists write an address. */
const spellings: Record<string, (address: string, symbol: string) => string> = {
  plain: (address) => address,
  'between blanks': (address) => ` \u00a0${address} `,
  'with an invisible character': (address) => `${address}\u200b`,
  'with an invisible character within': (address) =>
    `${address.slice(0, 9)}\u200b${address.slice(9)}`,
  'in small letters': (address) => (address.startsWith('0x') ? address.toLowerCase() : address),
  'in quotes': (address) => `'${address}'`,
  'in brackets': (address) => `(${address})`,
  'before a full stop': (address) => `${address}.`,
  'behind its symbol': (address, symbol) => `${symbol}: ${address}`,
  'before other words': (address) => `${address} (old)`,
  'in a link': (address) => `https://explorer.example/address/${address}`,
  'with a path': (address) => `${address}/0`,
};

const says = (entry: Entry) => ({ status: entry.isAccused ? 'active' : 'removed' });
const writtenOf = (entries: Entry[]) => entries.map(({ written }) => written);
const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`);

/** Lists that have nothing of whom they do not accuse, or say so. */
const formats: Record<string, (accused: Entry[], cleared: Entry[]) => string> = {
  texts: (accused) => JSON.stringify(writtenOf(accused)),
  'groups of texts': (accused, cleared) =>
    JSON.stringify({ blacklist: writtenOf(accused), exceptions: writtenOf(cleared) }),
  objects: (accused, cleared) =>
    JSON.stringify({
      results: [...accused, ...cleared].map((one) => ({
        ...{ coin: one.symbol, wallet: one.written, ...says(one) },
      })),
    }),
  'objects with comments': (accused, cleared) =>
    [...accused, ...cleared]
      .map(
        (one) => `  // ${one.symbol}\n  ${JSON.stringify({ account: one.written, ...says(one) })},`,
      )
      .reduce((text, line) => `${text}${line}\n`, '[\n')
      .concat(']'),
  'names with what is said': (accused, cleared) =>
    JSON.stringify(
      Object.fromEntries([...accused, ...cleared].map((one) => [one.written, one.isAccused])),
    ),
  'fields of networks': (accused) =>
    JSON.stringify(accused.map((one) => ({ name: 'Ring', [one.symbol]: one.written }))),
  'fields beside a list': ([first, ...accused]) =>
    JSON.stringify({ data: writtenOf(accused), scammer: first?.written }),
  lines: (accused, cleared) =>
    [...accused, ...cleared]
      .map((one) => JSON.stringify({ addr: one.written, ...says(one) }))
      .join('\n'),
  'a table': (accused, cleared) =>
    [
      'Coin;Address;Status',
      ...[...accused, ...cleared].map((one) => `${one.symbol};${one.written};${says(one).status}`),
    ].join('\r\n'),
  'a table in another language': (accused, cleared) =>
    [
      'Adres,false_positive',
      ...[...accused, ...cleared].map((one) =>
        quoted([one.written, one.isAccused ? '' : '1']).join(),
      ),
    ].join('\n'),
  'a text': (accused, cleared) =>
    ['# Scams', ...writtenOf(accused), '', '# Whitelist', ...writtenOf(cleared)].join('\n'),
};

function entry(random: Random, spelling: string, isAccused: boolean): Entry {
  const network = random.pick(networks);
  const address = addressMakers[network](random);
  const symbol = symbols[network];
  const written = random.below(2) ? address : (spellings[spelling]?.(address, symbol) ?? address);
  return { address, written, symbol, isAccused };
}

function keysOf({ address }: Entry): string[] {
  return identifyNetworks(address).map((network) => accountKey(address, network));
}

const models = Object.keys(formats).flatMap((format) =>
  Object.keys(spellings).map((spelling) => ({ format, spelling })),
);

test.each(models)(
  'of $format with addresses $spelling, each that is accused is taken, or the list is said not to be whole, and no other is',
  async ({ format, spelling }) => {
    for (let seed = 1; seed <= runs(10); seed++) {
      const random = seededRandom(seed);
      const accused = Array.from({ length: 7 }, () => entry(random, spelling, true));
      const cleared = Array.from({ length: 2 }, () => entry(random, spelling, false));
      const text = formats[format]?.(accused, cleared) ?? '';
      const { rows, total, duplicates, bad, isPart, problem } = await readList(text);
      const taken = new Set(rows.map(({ key }) => key));
      const missing = accused.filter((one) => !keysOf(one).some((key) => taken.has(key)));
      const wrong = cleared.filter((one) => keysOf(one).some((key) => taken.has(key)));
      expect([seed, text, wrong]).toEqual([seed, text, []]);
      if (!isPart && problem === null) expect([seed, text, missing]).toEqual([seed, text, []]);
      expect(rows.length + duplicates + bad.count).toBe(total);
      expect(bad.rows.every(({ line, reason }) => line > 0 && reason !== '')).toBe(true);
    }
  },
);
