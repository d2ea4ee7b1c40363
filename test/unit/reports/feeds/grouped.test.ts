import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

// Nimiq's documentation; BIP-173.
const nimiq = 'NQ07 0000 0000 0000 0000 0000 0000 0000 0000';
const segwit = 'bc1q ar0s rrr7 xfkv y5l6 43ly dnw9 re59 gtzz wf5m dq';

test('addresses in groups of four are read from a text, with what is said behind them', async () => {
  const { rows, bad } = await readList(
    `${nimiq}\n${segwit} # fake shop\nScammer: ${segwit}\nnext word here`,
  );
  expect(rows).toMatchObject([
    { address: nimiq.replaceAll(' ', ''), label: '' },
    { address: segwit.replaceAll(' ', ''), label: 'fake shop' },
  ]);
  expect(bad.count).toBe(1);
});

test.each([
  ['0x1', '0x38'],
  ['eip155:1', 'eip155:56'],
])('addresses under the ids of their chains are all read: %s', async (first, second) => {
  const evm = (n: number) => `0x${n.toString(16).padStart(40, 'a')}`;
  const list = {
    [first]: { [evm(1)]: {}, [evm(2)]: { label: 'Shop' } },
    [second]: { [evm(3)]: 'Ring', [evm(4)]: false },
  };
  const { rows, bad } = await readList(JSON.stringify(list));
  expect(rows.map(({ address, networkId, label }) => [address, networkId, label])).toEqual([
    [evm(1), 'ethereum', ''],
    [evm(2), 'ethereum', 'Shop'],
    [evm(3), 'bsc', 'Ring'],
  ]);
  expect(bad.rows.map(({ text }) => text)).toEqual([evm(4)]);
});

test('nobody is accused in the address book of a wallet', async () => {
  const alice = `0x${'a'.repeat(40)}`;
  const book = { '0x1': { [alice]: { address: alice, name: 'Alice', chainId: '0x1' } } };
  const { rows, problem } = await readList(JSON.stringify({ addressBook: book }));
  expect([rows, problem]).toEqual([[], 'This list has addresses, but accuses none of them.']);
});

test('an address with what GoPlus answers about it is accused by what says so', async () => {
  const evm = (n: number) => `0x${n.toString(16).padStart(40, 'a')}`;
  const answers = { cybercrime: '0', phishing_activities: '0', contract_address: '1', mixer: '0' };
  const result = {
    [evm(1)]: { ...answers, malicious_address: '0', data_source: '' },
    [evm(2)]: { ...answers, malicious_address: '1', phishing_activities: '1' },
    [evm(3)]: answers,
  };
  const { rows, bad } = await readList(JSON.stringify({ code: 1, message: 'OK', result }));
  expect(rows).toMatchObject([{ address: evm(2) }]);
  expect(bad.rows.map(({ text }) => text)).toEqual([evm(1), evm(3)]);
});
