import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { checkHandlers } from '@/lib/background/check-handlers';
import { answerToSelection } from '@/lib/background/selection';
import { textNetworks } from '@/lib/background/text-networks';

test.each<[string, string[]]>([
  ['250 USDT (TRC20) to', ['tron']],
  ['Please pay 250 USDT (ERC-20) to: ', ['ethereum']],
  ['BEP20 only!', ['bsc']],
  ['USDC, SPL', ['solana']],
  ['USDT on Tron', ['tron']],
  ['usdt via Solana:', ['solana']],
  ['USDT-TRX', ['tron']],
  ['Network: Polygon. Address:', ['polygon']],
  ['Netzwerk：TRON\n', ['tron']],
  ['网络:TRON (TRC20)', ['tron', 'tron']],
  ['Send it over the TON network', ['ton']],
  ['Coin: USDT\nNetwork: Tron (TRC20)\nAddress:', ['tron', 'tron']],
  // Spoken of, not said to pay on.
  ['I sold my Bitcoin for this: ', []],
  ['0.5 BTC or 12 ETH', []],
  ['Send over a network that you trust', []],
  ['near the base of one chain', []],
  ['Network: any', []],
  ['USDT and USDC', []],
  ['an erc or a spl', []],
  ['https://etherscan.io/address/', []],
  ['', []],
])('%s says to pay on %j', (text, asked) => {
  expect([...textNetworks(text)].sort()).toEqual([...new Set(asked)].sort());
});

const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const words = 'The text with it names TRON and this is an address of Ethereum';

test.each([
  ['250 USDT (TRC20), pay to', 'caution', 'text-network'],
  ['250 USDT (ERC20), pay to', 'unknown', 'starter-only'],
])('an address that is checked with “%s” around it is %s', async (beside, level, code) => {
  const question = { address: evm, networkId: null, ask: 'local', beside } as const;
  const verdict = await checkHandlers.check.answer(question, {});
  expect([verdict.level, verdict.reasons[0]?.code]).toEqual([level, code]);
});

test('so is one that is selected with it on a page', async () => {
  const answer = await answerToSelection(`USDT (TRC20): ${evm}`, false);
  expect(answer.reasons[0]?.text).toContain(words);
  const alone = await answerToSelection(evm, false);
  expect(alone.level).toBe('unknown');
});
