import { expect, test } from 'vitest';
import { readList } from '@/lib/reports/feeds/read-list';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';

async function taken(fields: object) {
  const { rows } = await readList(JSON.stringify([{ address: eth, ...fields }, { address: btc }]));
  return rows.some(({ address }) => address === eth);
}

test.each([
  { tags: ['Ponzi'] },
  { tags: ['rug-pull', 'bsc'] },
  { tags: ['诈骗'] },
  { tags: ['telegram'], category: 'phishing' },
  { tags: ['telegram'], label: 'Fake shop' },
  { tags: 'exchange, ponzi' },
  { tags: ['scam', 'exchange'], name: 'Binance 14' },
  { tags: ['scam'], reports: 0 },
  { tags: ['scam'], label: 'exchange' },
  { category: 'exchange', type: 'scam' },
  { category: 'exchange', label: 'Ponzi' },
  { list: 'exchanges', type: 'ponzi' },
  { reports: 0, label: 'Rug pull' },
  { risk: 'low', category: 'Honeypot' },
  { description: 'Whitelisted mint, drains' },
  { description: 'Innocent people lost money' },
  { abuse_type_id: 5, description: 'Victim of sextortion, paid 0.1 BTC' },
  { abuser: 'Bob', description: 'Victim: me' },
  { name: 'Shop', labels: ['romance'], url: 'https://shop.example' },
])('what else is said of it accuses an address: %j', async (fields) => {
  expect(await taken(fields)).toBe(true);
});

test.each([
  { tags: ['telegram'] },
  { tags: ['reported', 'scam'], status: 'false positive' },
  { tags: ['phishing'], role: 'victim' },
  { tags: ['telegram'], label: 'Hall of fame' },
  { name: 'Stellar Hackathon', tags: ['issuer'] },
  { category: 'victim', type: 'scam' },
  { category: 'exchange', type: 'hot wallet' },
  { reports: 0, label: 'Shop' },
  { note: 'whitelisted' },
  { abuser: '', description: 'Victim of phishing' },
  { note: 'Whitelisted by us in 2024' },
  { note: 'innocent bystander' },
  { note: 'innocent (see issue 3)' },
  { name: 'Shop', labels: ['dex'] },
])('and nothing does: %j', async (fields) => {
  expect(await taken(fields)).toBe(false);
});
