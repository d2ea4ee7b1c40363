import { expect, test } from 'vitest';
import type { NetworkId } from '@/lib/address/networks';
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
  ['提现网络：TRON', ['tron']],
  ['链类型：TRC20', ['tron']],
  ['出金ネットワーク：TRON', ['tron']],
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
  ['the SPL tokens of others', []],
  // A coin's name that is a word, and 'red', which is a network in Spanish, at the end of one.
  ['250 USDT (a gift) to', []],
  ['USDC via a friend:', []],
  ['USDT on one address', []],
  ['USDT - one time payment:', []],
  ['USDT: a total of 250 to', []],
  ['Network: the same one', []],
  ['Transferred: 5 BTC', []],
  ['Preferred: Bitcoin', []],
  ['Zielnetzwerk: TRON', ['tron']],
  // Of a bridge, where the money comes from.
  ['From network: TRON\nTo network: Polygon', ['polygon']],
  ['Source chain: TRON', []],
  ['Quellnetzwerk: TRON', []],
  ['Ausgangsnetzwerk: TRON', []],
  ['来源网络：TRON', []],
  ['起始链：TRON', []],
  ['元のネットワーク：TRON', []],
  ['The Solana network is down again, so pay me here:', []],
  ['Bitte im TRON-Netzwerk an', ['tron']],
  ['Envíe 300 USDT por la red Tron a', ['tron']],
  ['USDC on Base', ['base']],
  // What not to send, or what is lost.
  ['Do not send ERC20 tokens to this address: ', []],
  ['Don’t send ERC20!', []],
  ['Sending ERC20 or BEP20 will result in loss.', []],
  ['Kein ERC20 an diese Adresse: ', []],
  ['No envíe ERC20 a esta dirección: ', []],
  ['Não envie ERC20 para ', []],
  ['请勿转入ERC20', []],
  ['ERC20を送らないでください', []],
  ['لا ترسل ERC20 إلى', []],
  ['Do not reply to this mail.\nNetwork: TRC20', ['tron']],
  ['Invoice no 5: 250 USDT (TRC20)', ['tron']],
  ['Envie 250 USDT (TRC20) no endereço', ['tron']],
  ['https://etherscan.io/address/', []],
  ['', []],
])('%s says to pay on %j', (text, asked) => {
  expect(textNetworks(text, []).sort()).toEqual([...new Set(asked)].sort());
});

test.each<[string, NetworkId[]]>([
  // An order of an exchange: what is paid in is no word about the address that is paid out to.
  ['You send 500 USDT (TRC20) and get 0.15 ETH at', ['ethereum']],
  ['Swap your BRC20 for ETH, to be sent to', ['ethereum']],
  ['Accepts USDC on Solana and Base. Base: ', ['base']],
  ['An ERC20 indexer. Donate ATOM:', ['cosmos']],
  ['Deposit BTC. Network: Bitcoin. BEP20 and ERC20 are for others.', ['bitcoin']],
])('“%s” speaks of %j too, so that nobody can tell', (text, own) => {
  expect(textNetworks(text, own)).toEqual([]);
  expect(textNetworks(text, ['monero'])).not.toEqual([]);
});

test('a network with a side that has addresses of Ethereum means both', () => {
  expect(textNetworks('Network: Filecoin', [])).toEqual(['filecoin', 'filecoin-evm']);
});

test('a text of nothing but such words is not looked at to its end', () => {
  expect(textNetworks(`${'network: -, '.repeat(20)}network: Tron`, [])).toEqual([]);
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
