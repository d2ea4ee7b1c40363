import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const scam = '0x52908400098527886E0F7030069857D2E4169EE7';
const later = '0x27b1fdb04752bbc536007a920d24acb045561c26';
const innocent = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

/** Tables with titles between their rows, all of which accuse `scam`, and `later` where they have it, alone. */
const tables = {
  'a column with a colon': `Addresses:\n${scam}\n\nWhitelist:\n${innocent}\n\nScammers:\n${later}\n`,
  'a column of a title': `Scam addresses\n${scam}\n\nSafe addresses\n${innocent}\n`,
  'a first title of the innocent': `Safe addresses:\n${innocent}\n\nScam addresses:\n${scam}\n${later}\n`,
  'addresses of who keeps the list': `Donation addresses:\n${innocent}\n\nScam addresses:\n${scam}\n`,
  'a title in YAML': `addresses:\n  - ${scam}\n  - ${later}\nwhitelist:\n  - ${innocent}\n`,
  'a table for each group': `Scams\naddress,name\n${scam},Foo\n\nWhitelist\naddress,name\n${innocent},Bar\n`,
  'a header of another table': `address,name\n${scam},Foo\n\nvictim,name\n${innocent},Bar\n\naddress,name\n${later},Foo\n`,
  'a title, a blank line and a header': `address,name\n${scam},Foo\n\nVictims:\n\naddress,name\n${innocent},Bar\n\nScammers\n\naddress,name\n${later},Foo\n`,
  'a line by itself': `name,address\nFoo,${scam}\n\nWhitelist\n\nBar,${innocent}\n`,
  'a title before empty cells': `address,name,chain\n${scam},Foo,eth\n,,\nREMOVED,,\n${innocent},Bar,eth\nBlacklist,,\n${later},,\n`,
  'a quoted comment': `address;name\n${scam};Foo\n"# Whitelist";\n${innocent};Bar\n`,
  'a comment before empty cells': `address,name\n${scam},Foo\n# Whitelist,\n${innocent},Bar\n`,
};

test.each(Object.entries(tables))('%s: who stands under it is not accused', async (_, text) => {
  const { rows, bad } = await readList(text);
  expect(rows.map(({ address }) => address)).toEqual(
    [scam, later].filter((one) => text.includes(one)),
  );
  expect(bad.rows).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining(innocent) }),
  );
});

test('is no cell of a row without an address', async () => {
  const { rows } = await readList(
    `kind,address\nexchange,\nscam,${scam}\n,\nwhitelist,\nscam,${later}\n`,
  );
  expect(rows.map(({ address }) => address)).toEqual([scam, later]);
  const unknown = await readList(
    `address,name\n${scam},Foo\nvictim,unknown\n${later},Foo\n\nvictim is unknown,Foo\n${innocent},Foo\n`,
  );
  expect(unknown.rows).toHaveLength(3);
  const labelled = await readList(`address,label\n,victim\n${scam},foo\n`);
  expect(labelled.rows).toHaveLength(1);
});

test('below one name, all addresses of a line are read', async () => {
  const { rows } = await readList(`address\n${scam},${later}\n${innocent},foo\n`);
  expect(rows.map(({ address }) => address)).toEqual([scam, later, innocent]);
  const { rows: none } = await readList(`victim address\n${scam},${later}\n`);
  expect(none).toEqual([]);
});

test.each(['Scam addresses:', 'Address', 'Ethereum addresses'])(
  'below "%s" alone, what stands before and behind an address is read as in a text',
  async (title) => {
    const lines = [`1. ${scam} - Ring 7`, `(2) ${later}, of Bob`, `ETH: ${innocent} (not a scam)`];
    const { rows, bad } = await readList([title, ...lines].join('\n'));
    expect(rows).toMatchObject([
      { address: scam, label: 'Ring 7' },
      { address: later, label: 'of Bob' },
    ]);
    expect(bad.rows).toMatchObject([
      { line: 4, text: innocent, reason: expect.stringContaining('not a scam') },
    ]);
  },
);

test('but nobody below one that names who was robbed', async () => {
  const { rows } = await readList(`victim address\n1. ${scam} - Ring 7\n2. ${later}`);
  expect(rows).toEqual([]);
});
