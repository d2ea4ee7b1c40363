import { expect, test } from 'vitest';
import { validateAddress } from '@/lib/address/validate';
import { asksForAddress, isMistake, testWords } from '@/lib/background/mistakes';

const onTestnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

function isTold(near: string[]): boolean {
  const validity = validateAddress(onTestnet, 'bitcoin');
  if (validity.status !== 'invalid') throw new Error('It is valid.');
  const pasted = { address: onTestnet, near, others: [], replaced: null, own: true };
  return isMistake({ code: 'invalid', level: 'invalid', validity, looksLike: null }, pasted);
}

test.each([
  [['Recipient'], true],
  [['Bitcoin address'], true],
  [['Network: Mainnet | Testnet', 'Address'], true],
  [['Testnet address'], false],
  [['Your address', 'Network␟Bitcoin Testnet'], false],
  [['Address', 'Test network'], false],
  [['Address', 'Fee␟Fastest network'], true],
  [['Recipient', 'Latest network fee'], true],
  [['Recipient (mainnet only, no testnet addresses)'], true],
  [['Your testnet address, not one of an exchange'], true],
  [['Recipient', ...testWords('https://latestnetworth.example/')], true],
  [['Recipient', ...testWords('https://faucetpay.example/')], true],
  [['Recipient', ...testWords('https://coinfaucet.example/en/btc-testnet/')], false],
  [['Recipient', ...testWords('https://signet.example/')], false],
  [['Recipient', ...testWords('https://wallet.example/send?to=testnet')], true],
])('whether an address of a test network is a mistake in a form that says %j: %s', (near, is) => {
  expect(isTold(near)).toBe(is);
});

test.each([undefined, 'about:blank', 'https://wallet.example/'])(
  '%s is no page of test networks',
  (address) => {
    expect(testWords(address)).toEqual([]);
  },
);

test.each([
  ...['Adresse', 'Empfänger', 'Dirección', 'Destinatario', 'Endereço', 'Destinatário'],
  ...['أدخل العنوان', 'المحفظة', 'المستلم', 'アドレス', '提币地址'],
])('a form asks for an address that says %j', (words) => {
  expect(asksForAddress([words])).toBe(true);
  expect(asksForAddress(['Message', 'page1,␟https://x.example/account'])).toBe(false);
});

test.each([
  'Transaction ID or scammer address',
  'Enter wallet address or transaction hash to report a scammer',
  'Check wallet, transaction or token for scam',
  'Address or hash to look for',
  'License key, account owner',
  'Pool ID',
])('a form asks for something else, too, that says %s', (words) => {
  expect(asksForAddress([words])).toBe(false);
});
