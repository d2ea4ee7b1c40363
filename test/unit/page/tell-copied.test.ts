// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { AddressCard } from '@/lib/page/address-card';
import { answerTo, putOf } from '@/lib/page/ask-about';
import { hearCopy, tellClicked } from '@/lib/page/tell-copied';
import './learn-words';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const mallory = '0xde709f2102306220921060314715629080e2fb77';

// jsdom lays nothing out.
Object.defineProperty(Range.prototype, 'getClientRects', { configurable: true, value: () => [] });
// Nor does it know this.
Element.prototype.checkVisibility = () => true;

beforeEach(() => fakeBrowser.reset());

test('a copy that did not arrive at once is told again before the click and the paste after it', async () => {
  document.body.innerHTML = `<p>${alice}</p>
    <button data-clipboard-text="${mallory}">Copy</button><input name="recipient">`;
  const arrived: string[] = [];
  let isEnded = true;
  fakeBrowser.runtime.onMessage.addListener(({ type }, _, respond) => {
    // As of a background that was ended before it answered.
    if (isEnded && type === 'page/copied') {
      isEnded = false;
      respond(undefined);
    } else {
      arrived.push(type);
      respond({ answer: null });
    }
    return true;
  });
  const [text, button, field] = document.querySelectorAll<HTMLElement>('p, button, input');
  if (!text || !button || !(field instanceof HTMLInputElement)) throw new Error('no page');
  getSelection()?.selectAllChildren(text);
  const card: Partial<AddressCard> = { openNote: () => {} };
  text.addEventListener('copy', (event) => hearCopy(event, card as AddressCard, { once: true }));
  text.dispatchEvent(new Event('copy'));
  button.addEventListener('click', (event) => tellClicked(event, card as AddressCard));
  button.click();
  const put = putOf(mallory, field);
  if (!put) throw new Error('no address');
  await answerTo(field, put);
  expect(arrived).toEqual(['page/copied', 'page/clicked', 'page/pasted']);
});
