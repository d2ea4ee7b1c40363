import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';

/** The addresses that are taken, and those that are not. */
async function understood(text: string) {
  const { rows, bad } = await readList(text);
  return [rows.map(({ address }) => address), bad.rows.map(({ text: shown }) => shown)];
}

test.each([
  '# Whitelist',
  '## whitelisted addresses ##',
  '// Safe',
  ' * Victims',
  'whitelist:',
  '- Trusted:',
  '[allowlist]',
  '--- Exchanges ---',
  '==================== Exchanges ====================',
  'Victims',
])('nobody under "%s" is accused', async (heading) => {
  const { rows, bad } = await readList(`${btc}\n${heading}\n${tron}\n* ${eth}`);
  expect(rows).toMatchObject([{ address: btc }]);
  expect(bad.rows.filter(({ line }) => line > 2)).toEqual([
    expect.objectContaining({ line: 3, reason: expect.stringMatching('which accuses nobody') }),
    expect.objectContaining({ line: 4 }),
  ]);
});

test.each(['# not on the whitelist', '# Fake exchanges', '# whitelist.example'])(
  'all under "%s" are',
  async (heading) => {
    expect(await understood(`${heading}\n${tron}\n${eth}`)).toEqual([[tron, eth], []]);
  },
);

test.each(['\n# Ring 2019', '# Scammers', '# Blacklist', 'Drainers:'])(
  '"%s" ends the group',
  async (heading) => {
    const [taken] = await understood(`# Whitelist\n${btc}\n${heading}\n${tron}`);
    expect(taken).toEqual([tron]);
  },
);

test('a comment on one of them, a blank line and a short account do not', async () => {
  const text = `# Whitelist\n# of 2019\n${btc}\n\n${tron}\n# Ring\n${eth}\n\nalice.near`;
  expect(await understood(text)).toEqual([[], [btc, tron, eth, 'alice.near']]);
});

test('in a table, too', async () => {
  const text = `address,label\n${btc},shop\n# Whitelist\n${tron},shop\n# Scams\n${eth},shop`;
  expect(await understood(text)).toEqual([[btc, eth], [tron]]);
});

test.each(['victim', '# whitelisted'])('a label "%s" accuses nobody', async (label) => {
  expect(await understood(`${btc} ${label}\n${tron} thief`)).toEqual([[tron], [btc]]);
});

test.each(['//cdn.example/x', '#1'])('a first cell %s is no comment', async (cell) => {
  expect(await understood(`site,address\n${cell},${btc}\n#${tron},b`)).toEqual([[btc], []]);
});
