import { expect, test } from 'vitest';
import { detect } from '@/components/check/detection';

const kaspa = 'qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g73';

test.each([
  // In capitals, what an address begins with is no link to pay.
  [`KASPA:${kaspa.toUpperCase()}`, 'Looks like Kaspa, but all its letters are capitals'],
  [`KASPA:${kaspa}`, 'Looks like Kaspa, but its beginning is wrong at place 1'],
  [`kaspa:${kaspa.slice(0, -1)}4`, 'Looks like Kaspa, but its check digits do not fit'],
  // The network that a link names is said, as it is of the address alone.
  ['litecoin:LQTpS3VaYTjCr4s9Y1t5zbeY26zevf7Fb4?amount=1', 'Looks like Litecoin, but its check'],
  ['bitcoincash:qpm2qsznhks23z7629mms6s8cwef74vcwvy22gdx6a', 'Looks like Bitcoin Cash, but'],
  // TRON developer documentation: the same account in hex.
  [
    '0x415cbdd86a2fa8dc4bddd8a8f69dba48572eec07fb',
    'Wallets write it as TJRabPrwbZy45sbavfcjinPJC18kjpRTv8. Check',
  ],
  // Of another network than the link's.
  ['litecoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'It is an address of another network'],
])('%s: %s …', (text, words) => {
  const found = detect(text, null);
  expect(found).toMatchObject({ status: 'doubtful', words: expect.stringContaining(words) });
});
