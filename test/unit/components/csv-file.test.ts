import { describe, expect, test } from 'vitest';
import { csvCell, csvHeader, csvLines } from '@/components/reports/csv-file';
import { networks } from '@/lib/address/networks';
import { isTokenContract } from '@/lib/address/token-contracts';
import { readList } from '@/lib/reports/feeds/read-list';
import { cleanText } from '@/lib/service/clean-text';
import { readVectors } from '@/test/unit/address/vectors';
import { fc } from '@/test/unit/fc';
import { runs } from '@/test/unit/mutated';
import { report } from './reports-double';

describe('a cell', () => {
  test.each([
    ['bc1q', 'bc1q'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    // What a spreadsheet would run: OWASP, CSV injection
    ['=HYPERLINK("https://x.example")', `"'=HYPERLINK(""https://x.example"")"`],
    ['+1', `"'+1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'=1"`],
    ['\u202e=1', `"'=1"`],
    ['＝1', `"'＝1"`],
    // Where numbers have a comma, spreadsheets part cells at semicolons, and know no quote that is not the first of a cell.
    ['a;b', '"a;b"'],
    [`shop;=cmd|'/C calc'!A0;`, `"shop;'=cmd|'/C calc'!A0;"`],
    ['a; +1;-1;\u00a0@b', `"a; '+1;'-1;\u00a0'@b"`],
    ['a;"=1"', `"a;""'=1"""`],
    ['a;\t=1', `"a; '=1"`],
    ['a;b=1', '"a;b=1"'],
    [`'=1;''=1;'a`, `"''=1;'''=1;'a"`],
    ['two\r\nlines', 'two  lines'],
    ['', ''],
  ])('%j is written %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});

describe('a report', () => {
  test('is one line with its network and source by their names', () => {
    expect(csvLines([report], new Map([['starter', 'Starter list']]))).toBe(
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa,Bitcoin,3,2026-05-01T00:00:00.000Z,Double your coins,Starter list,https://list.example/1\r\n',
    );
  });

  test('that lacks facts has empty cells', () => {
    const { label: _, link: __, ...bare } = report;
    const unknown = { ...bare, networkId: null, network: '', count: null, lastReported: null };
    expect(csvLines([unknown], new Map())).toBe(
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa,,,,,starter,\r\n',
    );
  });
});

// No list accuses the contract of a well-known token: read-row.test.ts.
describe('a report of any network is read back as it was', () => {
  const known = networks.flatMap(({ id: networkId }) =>
    readVectors(networkId).flatMap(({ address, expected }) =>
      expected.status === 'valid' && !isTokenContract(address) ? [{ address, networkId }] : [],
    ),
  );

  test('from CSV, where an address or a label may look like a formula', async () => {
    expect(known.some(({ address }) => address.startsWith('-'))).toBe(true);
    for (const { address, networkId } of known) {
      const given = { ...report, address, networkId, label: '-7%, or "=1"' };
      const { rows } = await readList(csvHeader + csvLines([given], new Map()));
      const { label, count, lastReported } = given;
      expect(rows).toMatchObject([{ address, networkId, label, count, lastReported }]);
    }
  });

  test('from CSV, whatever its label is', async () => {
    const [{ address, networkId } = report] = known;
    const label = fc.array(fc.constantFrom(...`=+-@＝;'", #a\u00a0`), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(label, async (signs) => {
        const given = { ...report, address, networkId, label: cleanText(signs.join('')) };
        const { rows } = await readList(csvHeader + csvLines([given], new Map()));
        expect(rows).toMatchObject([{ address, label: given.label }]);
      }),
      { numRuns: runs(2000) },
    );
  });

  test.each(['Exchange', 'Whitelist', 'Legit', 'victims'])(
    'from CSV, though its label is %s',
    async (label) => {
      const { rows } = await readList(csvHeader + csvLines([{ ...report, label }], new Map()));
      expect(rows).toMatchObject([{ address: report.address, label }]);
    },
  );

  test('from JSON, which names the id of its network', async () => {
    for (const { address, networkId } of known) {
      const { rows } = await readList(JSON.stringify([{ address, network: networkId }]));
      expect(rows).toMatchObject([{ address, networkId }]);
    }
  });
});
