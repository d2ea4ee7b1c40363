import { expect, test } from 'vitest';
import { previewList } from '@/lib/background/preview-list';

const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test.each([
  [
    'hello\nworld',
    'No row of this list has an address that is understood. Line 1: This is not an address of any network that is known here.',
  ],
  [
    `address,note\n${tron},not a scam\n`,
    'This list has addresses, but accuses none of them. Line 2: Its note (not a scam) does not call it a scam.',
  ],
])('of a list of which nothing can be taken, it is said why: %j', async (text, message) => {
  expect(await previewList({ text, networkId: null })).toMatchObject({ status: 'failed', message });
});
