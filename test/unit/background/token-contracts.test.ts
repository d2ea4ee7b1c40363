import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkLocally } from '@/lib/background/check';
import { answerToPaste } from '@/lib/background/pastes';

const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const onTron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const words = 'the address of a contract, which may keep for ever what it is not made for';

async function said(
  address: string,
  near: string[],
  others: string[] = [],
  own = true,
): Promise<string> {
  const answer = await answerToPaste({ address, near, others, replaced: null, own }, true);
  return answer?.reasons.map(({ text }) => text).join(' ') ?? '';
}

beforeEach(async () => {
  await fakeBrowser.storage.session.clear();
  await fakeBrowser.storage.local.clear();
});

test.each<[string, string[], string[]?]>([
  [usdt, ['Withdrawal address', 'coin␟USDT', 'network␟Ethereum (ERC20)']],
  [usdt.toLowerCase(), ['Recipient']],
  ['0xdAC1 7F95 8D2e e523 a220 6206 9945 97C1 3D83 1ec7', ['Adresse eingeben']],
  [usdt, ['to (address)']],
  [usdt, ['Recipient address', 'page1key,,API key␟API key']],
  [usdt, ['Recipient address', 'page0,␟Send␟Send␟Swap␟Bridge']],
  [usdt, ['Recipient address', 'heading1,␟Send tokens']],
  [usdt, ['Recipient address'], ['0amount,,|Token amount']],
  [onTron, ['提币地址', '|提币网络|TRX|']],
  // It is no wallet on another network either.
  ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', ['ETH address']],
])(
  'the contract of a token, %s, asks for caution as the recipient in %j',
  async (address, near, others) => {
    expect(await said(address, near, others)).toContain(words);
  },
);

test.each<[string, string[], string[]?]>([
  ['where a token is asked for', ['Token contract address']],
  ['to trade it', ['Paste address', 'page0,␟Swap']],
  ['to call it', ['Enter Address or ENS Name'], ['0abi,Enter ABI']],
  ['where a token is asked for in Russian', ['Адрес контракта токена']],
  ['where a token is asked for in Korean', ['토큰 주소']],
  ['where a contract is asked for in French', ['Adresse du contrat']],
  ["to call a market with it by an explorer's form", ['asset (address)']],
  [
    'beside the own address, which nobody can write in',
    ['Message', 'page1own,,Your wallet address␟Your wallet address'],
  ],
  ['to add the token', ['Address', 'heading1,␟Import tokens']],
  ['to read what it has', ['Address', 'heading1,␟Verify a contract']],
  ['to look it up', ['Search by address']],
  ['in a field without words', []],
])('nothing is said of one that is put in %s', async (_, near, others) => {
  expect(await said(usdt, near, others)).toBe('');
});

test('nor of what the page put there, nor of the next address', async () => {
  expect(await said(usdt, ['Recipient'], [], false)).toBe('');
  expect(await said(usdt.toLowerCase().replace(/7$/, '8'), ['Recipient'])).toBe('');
});

test('a check says it as a note', async () => {
  const [verdict] = await checkLocally([{ address: usdt, networkId: null }]);
  expect(verdict?.level).toBe('unknown');
});
