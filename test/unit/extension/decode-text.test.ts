import { expect, test } from 'vitest';
import { decodeText } from '@/lib/extension/decode-text';
import { readList } from '@/lib/reports/feeds/read-list';

/** Bytes in hex, as spreadsheets write them that do not save in UTF-8. */
test.each([
  ['zh-CN', '交易所,诈骗', 'bdbbd2d7cbf92cd5a9c6ad'],
  ['zh-TW', '交易所,詐騙', 'a5e6a9f6a9d22cb642c446'],
  ['ja', '取引所,詐欺', '8ee688f88f8a2c8dbc8b5c'],
  ['ko-KR', '거래소', 'b0c5b7a1bcd2'],
  ['ar-EG', 'احتيال', 'c7cdcaedc7e1'],
  ['ru', 'Биржа', 'c1e8f0e6e0'],
  ['pl', 'Giełda', '476965b36461'],
  ['de-DE', 'Börse', '42f6727365'],
  ['th', 'ไทย', 'e4b7c2'],
  ['vi', 'Sàn', '53e06e'],
  // Saved elsewhere, where a word has few letters with marks: of these bytes all but the first are Chinese or Japanese, too.
  ['zh-CN', 'Zoë,x', '5a6feb2c78'],
  ['zh-CN', 'Börse,Straße', '42f67273652c53747261df65'],
  ['zh-TW', 'Crédit Agricole', '4372e96469742041677269636f6c65'],
  ['ja', 'São Paulo', '53e36f205061756c6f'],
  ['ru', 'Genève', '47656ee87665'],
  ['zh-CN', 'don’t pay', '646f6e927420706179'],
  ['cs', 'Žižka', '8e699e6b61'],
  ['ja', '交易所', 'e4baa4e69893e68980'],
])('in a browser that speaks %s, "%s" is read as it was saved', (language, text, hex) => {
  expect(decodeText(Buffer.from(hex, 'hex'), language)).toBe(text);
});

test('whom a table that a Chinese Excel saved calls an exchange is not accused', async () => {
  const scam = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
  const exchange = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
  const saved = Buffer.concat([
    Buffer.from('b5d8d6b72cb1eac7a9', 'hex'),
    Buffer.from(`\r\n${scam},`),
    Buffer.from('d5a9c6ad', 'hex'),
    Buffer.from(`\r\n${exchange},`),
    Buffer.from('bdbbd2d7cbf9', 'hex'),
  ]);
  const { rows, bad } = await readList(decodeText(saved, 'zh-CN'));
  expect(rows).toMatchObject([{ address: scam, label: '诈骗' }]);
  expect(bad.rows).toMatchObject([{ line: 3, text: exchange }]);
});
