import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const evm = '0x43412801d29861ecc4c4d86e5becfd16af86a67b';
const drainer = '0x101ce0cedd142f199c9ef61739ae59b6611a0fc0';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const hash = `0x${'ab'.repeat(32)}`;

/** Who is accused, how many rows are not taken, and why the list may not be whole. */
async function understood(list: object | string) {
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const { rows, bad, isPart } = await readList(text);
  return [rows.map(({ address }) => address), bad.rows.map(({ text }) => text), isPart];
}

test.each<[string, object | string]>([
  ['in a table', `name,wallet_1,wallet_2\nRing,${eth},${evm}\nShop,${btc},`],
  ['in JSON', [{ address: eth, address2: evm }, { address: btc }]],
  ['in a table of addresses alone', `Address,Address (2)\n${eth},${evm}\n${btc},\n`],
])(
  'fields that are called alike but for a number have addresses of one kind: %s',
  async (_, list) => {
    expect(await understood(list)).toEqual([[eth, evm, btc], [], undefined]);
  },
);

test.each<[string, object | string]>([
  ['in a table', `address,other_address,name\n${eth},${evm},Ring\n${btc},,Shop\n`],
  ['in JSON', [{ address: eth, linkedWallet: evm }, { address: btc }]],
])('an address in another field for addresses makes the list a part: %s', async (_, list) => {
  expect(await understood(list)).toEqual([[eth, btc], [evm], 'unread']);
});

test.each<[string, object | string]>([
  ['of who was robbed', `address,victim_address\n${eth},${evm}\n`],
  ['of who made it', [{ contract_address: eth, creator_address: evm }]],
  ['that is the same', [{ address: eth, checksumAddress: eth, lower_address: eth.toLowerCase() }]],
  [
    'that is none',
    [{ address: eth, mail_address: 'x@lists.example', street_address: 'Main St 1' }],
  ],
  ['that is a hash', [{ address: eth, transaction_address: hash }]],
  ['that is a token’s', [{ wallet_address: eth, token_contract_address: usdt }]],
  [
    'of a row that accuses nobody',
    [{ address: eth }, { address: btc, x_address: evm, scam: false }],
  ],
])('but not one %s', async (_, list) => {
  const [accused, , isPart] = await understood(list);
  expect([accused, isPart]).toEqual([[eth], undefined]);
});

test('where whoever attacked has an address, the contract beside it is not accused', async () => {
  const rows = `${eth},${usdt}\n${evm},${usdt}\nLazarus,${drainer}\n`;
  expect((await understood(`attacker,contract\n${rows}`))[0]).toEqual([eth, evm, drainer]);
  for (const one of [
    { attacker: eth, contract: usdt },
    { attacker: eth, contract_1: usdt, contract_2: evm },
    { contract: usdt, phisher: eth },
  ])
    expect(await understood([one])).toEqual([[eth], [], undefined]);
});

test('of events as Dune exports them, the contract that tells of them is not accused, nor who sent them', async () => {
  const event = `${usdt},${hash},${drainer},${usdt},12,2024-01-02 03:04:05.000 UTC,19000000`;
  const names =
    'contract_address,evt_tx_hash,evt_tx_from,evt_tx_to,evt_index,evt_block_time,evt_block_number,_user';
  const { rows } = await readList(`${names}\n${event},${eth}\n${event},${evm}\n`);
  const lastReported = Date.UTC(2024, 0, 2, 3, 4, 5);
  expect(rows).toMatchObject([
    { address: eth, lastReported },
    { address: evm, lastReported },
  ]);
  for (const user of ['_user', 'address']) {
    const inJson = [{ contract_address: usdt, evt_tx_hash: hash, [user]: eth }];
    expect(await understood(inJson)).toEqual([[eth], [], undefined]);
  }
});
