import { expect, test } from 'vitest';
import { addressesIn, addressIn, linkNetwork } from '@/lib/address/address-in';

const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const ethereum = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.each([
  ['the address itself', bitcoin, bitcoin],
  ['blanks around it', ` ${bitcoin}\n`, bitcoin],
  ['a payment link (BIP-21)', `bitcoin:${bitcoin}?amount=1`, bitcoin],
  ['a page of an explorer', `https://etherscan.io/address/${ethereum}#code`, ethereum],
  ['a sentence that names it twice', `Pay ${bitcoin}. Again: ${bitcoin}`, bitcoin],
  ['groups of four', bitcoin.replace(/.{4}(?=.)/g, '$& '), bitcoin],
  ['a zero-width blank inside', `${bitcoin.slice(0, 9)}\u200b${bitcoin.slice(9)}`, bitcoin],
  ['two lines', `${ethereum.slice(0, 20)}\n  ${ethereum.slice(20)}`, ethereum],
  [
    'two lines without a checksum',
    `0x${'5a'.repeat(9)}\n${'5a'.repeat(11)}`,
    `0x${'5a'.repeat(9)}\n${'5a'.repeat(11)}`,
  ],
  [
    'a mistyped address in a payment link',
    'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb?amount=1',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  ],
  ['a payment link (EIP-681)', `ethereum:pay-${ethereum}@1?value=2e18`, ethereum],
  [
    'a link that pays nobody',
    'mailto:somebody.else@shop.example',
    'mailto:somebody.else@shop.example',
  ],
  [
    'a mistyped address in a sentence',
    'Pay 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb, please',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  ],
  ['two addresses', `${bitcoin} ${ethereum}`, `${bitcoin} ${ethereum}`],
  ['none', ' hello ', 'hello'],
  ['nothing', '', ''],
])('%s', (_, text, address) => {
  expect(addressIn(text)).toBe(address);
});

test('several addresses are told apart, each once', () => {
  expect(addressesIn(`${bitcoin}, ${ethereum}\n${bitcoin}`)).toEqual([bitcoin, ethereum]);
  expect(addressesIn(' hello ')).toEqual([]);
  expect(addressesIn('')).toEqual([]);
});

test.each([
  [`litecoin:${bitcoin}`, 'litecoin'],
  [`bitcoin:${bitcoin}?amount=1`, 'bitcoin'],
  [`ethereum:${ethereum}`, 'ethereum'],
  [`ethereum:${ethereum}@56`, null],
  ['bitcoincash:qpm2qsznhks23z7629mms6s8cwef74vcwvy22gdx6a', null],
  [bitcoin, null],
  ['mailto:somebody.else@shop.example', null],
  ['', null],
])('%s is a link of %s', (text, network) => {
  expect(linkNetwork(text)).toBe(network);
});
