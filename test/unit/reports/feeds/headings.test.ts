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
  '# False positives (do not block)',
  '# Victims (of scams)',
  '# Exchange deposit addresses',
  "### Victim's address (optional)",
  '### Your wallet address',
  '# Refund addresses',
  '## Opfer',
  'Weiße Liste:',
  '# 受害者',
  '被害者：',
  '受害者（请勿封禁）：',
  '# No scams',
  '# Falsos positivos',
  'Faux positifs :',
  'Reporter’s wallet:',
  '# Donate',
  'const safeAddresses = [',
  'export const allowlist: string[] = [',
  "  'whitelist' => [",
  '  exchanges: {',
  'KNOWN_EXCHANGES = new Set([',
  'Spenden:',
  '# 捐赠',
  '# Contact',
  'Addresses of victims:',
  'List of the exchanges:',
  'Opfer-Adressen:',
  'Adressen der Opfer:',
  'Meine Adresse:',
  'Spendenadresse:',
  'Direcciones de las víctimas:',
  'Mi dirección:',
  'Adresse de la victime :',
  'Mon adresse :',
  'Endereços das vítimas:',
  'Minha carteira:',
  '被害者のアドレス：',
  '私のウォレット',
  '受害者的钱包地址：',
  '我的地址：',
  'عناوين الضحايا:',
  'محفظتي:',
])('nobody under "%s" is accused', async (heading) => {
  const { rows, bad } = await readList(`${btc}\n${heading}\n${tron}\n* ${eth}`);
  expect(rows).toMatchObject([{ address: btc }]);
  expect(bad.rows.filter(({ line }) => line > 2)).toEqual([
    expect.objectContaining({ line: 3, reason: expect.stringMatching('which accuses nobody') }),
    expect.objectContaining({ line: 4 }),
  ]);
});

test.each([
  '# not on the whitelist',
  '# Fake exchanges',
  '# Exchanges (fake)',
  '## Exchanges – scams that claim to be some',
  '# Deposit addresses',
  '# whitelist.example',
  '# Addresses that robbed victims',
  '# Adressen der Betrüger',
  '# Direcciones del estafador',
  '# Ihre Adressen',
  '# Sus direcciones:',
  '# Suas carteiras:',
])('all under "%s" are', async (heading) => {
  expect(await understood(`${heading}\n${tron}\n${eth}`)).toEqual([[tron, eth], []]);
});

test.each(['# Authors\n# Bob', '# Donate\n# example.com/bob', '# Team', '# Reported by'])(
  'what heads the whole list says who keeps it: %j',
  async (heading) => {
    expect(await understood(`${heading}\n\n${tron}\n${eth}`)).toEqual([[tron, eth], []]);
  },
);

test.each([
  'const scams = [',
  'module.exports = [',
  '\n# Ring 2019',
  '# Scammers',
  '# Blacklist',
  'Drainers:',
  '# Attackers',
])('"%s" ends the group', async (heading) => {
  const [taken] = await understood(`# Whitelist\n${btc}\n${heading}\n${tron}`);
  expect(taken).toEqual([tron]);
});

test.each([
  ['Exchanges:', 'Ring 7:'],
  ['=== Exchanges ===', '=== Ring 7 ==='],
  ['[exchanges]', '[ring]'],
  ['## Exchanges', '## Ring 7'],
  ['# Exchanges', '# Ponzi'],
  ['# Exchanges', '# Mixers and tumblers'],
])('the group under "%s" ends at "%s"', async (heading, next) => {
  const text = `${eth}\n${heading}\n${btc}\n${next}\n${tron}`;
  expect((await understood(text))[0]).toEqual([eth, tron]);
  if (!heading.startsWith('#')) return;
  const table = `address,label\n${heading}\n${btc},shop\n${next}\n${tron},shop`;
  expect(await understood(table)).toEqual([[tron], [btc]]);
});

test.each(['', '\n'])(
  'those who were removed may stand as comments, and nobody else is',
  async (blank) => {
    const text = `${tron}\n# Removed:\n# of 2019:\n# ${eth}\n${blank}${btc}`;
    expect(await understood(text)).toEqual([[tron, btc], []]);
    const table = `address,label\n${tron},a\n# removed\n# ${eth},b\n${blank}${btc},c`;
    expect(await understood(table)).toEqual([[tron, btc], []]);
  },
);

test('what underlines a heading is none of its group', async () => {
  const text = `${tron}\nExchanges\n=========\n## of 2019\n${btc}`;
  expect((await understood(text))[0]).toEqual([tron]);
});

test('a source in a comment is no such account', async () => {
  const text = `# Whitelist\n# https://lists.example/of/2019/whitelist.txt\n${btc}`;
  expect(await understood(text)).toEqual([[], [btc]]);
});

test('a comment on one of them, a blank line and a short account do not', async () => {
  const text = `# Whitelist\n# of 2019\n${btc}\n\n${tron}\n# Ring\n${eth}\n\nalice.near`;
  expect(await understood(text)).toEqual([[], [btc, tron, eth, 'alice.near']]);
});

test('in a table, too', async () => {
  const text = `address,label\n${btc},shop\n# Whitelist\n${tron},shop\n# Scams\n${eth},shop`;
  expect(await understood(text)).toEqual([[btc, eth], [tron]]);
});

test('nor in a table, where a blank line stands before others of them', async () => {
  const table = `address,label\n# Whitelist\n\n${btc},shop\n# of 2019\n${tron},shop`;
  expect(await understood(table)).toEqual([[], [btc, tron]]);
});

test.each(['victim', '# whitelisted'])('a label "%s" accuses nobody', async (label) => {
  expect(await understood(`${btc} ${label}\n${tron} thief`)).toEqual([[tron], [btc]]);
});

test.each(['//cdn.example/x', '#1'])('a first cell %s is no comment', async (cell) => {
  expect(await understood(`site,address\n${cell},${btc}\n#${tron},b`)).toEqual([[btc], []]);
});
