import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';

test.each<[string, string]>([
  ['a name', `address,network\n${btc},btc\n${eth},sepolia`],
  ['a name beside that of the main network', `address,chain\n${btc},\n${eth},Ethereum Sepolia`],
  ['what is called so', `address,network\n${btc},\n${eth},bsctestnet`],
  ['an id in a table', `address,chain_id\n${btc},\n${eth},11155111`],
  ['an id in JSON', JSON.stringify([btc, eth].map((address) => ({ address, chainId: 97 })))],
  ['a group', JSON.stringify({ bitcoin: [btc], goerli: [eth] })],
  ['a group of a network', JSON.stringify({ bitcoin: [btc], 'arbitrum-sepolia testnet': [eth] })],
  ['an entry', JSON.stringify([btc, { network: 'sepolia', wallets: [eth] }])],
  ['a link', `${btc}\nhttps://sepolia.etherscan.io/address/${eth}`],
  ["an account's id", `${btc}\neip155:11155111:${eth}`],
])('an account of a test network is none of all EVM networks: %s', async (_, list) => {
  const { rows, bad } = await readList(list);
  expect(rows.filter(({ address }) => address === eth)).toEqual([]);
  expect(bad.rows).toContainEqual(
    expect.objectContaining({ text: eth, reason: 'It is an address of a test network.' }),
  );
});

test.each<[string, unknown]>([
  ['a site', { 'some-testnet.example': [eth] }],
  ['a ring', { 'Mumbai scammers': [eth] }],
  ['the site of a link', `https://some-testnet.example/address/${eth}`],
])('but one of %s that is called so is accused', async (_, list) => {
  const { rows } = await readList(typeof list === 'string' ? list : JSON.stringify(list));
  expect(rows).toMatchObject([{ address: eth }]);
});

test('the number that a service gives its own network is no id of a chain', async () => {
  const { rows } = await readList(JSON.stringify([{ address: eth, walletNetworkId: 97 }]));
  expect(rows).toMatchObject([{ address: eth }]);
});

test('the number of a chain that is not known is told', async () => {
  const { disagreements } = await readList(JSON.stringify([{ address: eth, chainId: 999_999 }]));
  expect(disagreements.rows).toMatchObject([{ text: eth, reason: 'Network not known: 999999.' }]);
});
