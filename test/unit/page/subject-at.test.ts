// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { PageLooks } from '@/lib/extension/page-looks';
import { subjectAt } from '@/lib/page/subject-at';

// EIP-55, section "Test Cases".
const token = '0x52908400098527886E0F7030069857D2E4169EE7';
const holder = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const looks = { words: { elsewhere: 'Link goes elsewhere' } } as PageLooks;
const anchor = { node: document, box: () => undefined, isCurrent: () => true };

function at(html: string, found: { rival?: string; shortened?: string } = {}, text = token) {
  document.body.innerHTML = html;
  const node = document.createTreeWalker(document, NodeFilter.SHOW_TEXT).nextNode();
  if (!(node instanceof Text)) throw new Error('no text');
  const place = { node, address: token, start: 0, end: node.length, ...found };
  return subjectAt(place, text, anchor, false, looks);
}

test.each([
  [true, `<a href="https://x.example/token/${token.toLowerCase()}#code">${token}</a>`],
  [false, `<a href="/address/${token}">${token}</a>`],
  // A holder's page of a token.
  [false, `<a href="/token/${holder}?a=${token}">${token}</a>`],
  [undefined, `<p>${token}</p>`],
])('whether a link calls it a token: %s', (isToken, html) => {
  expect(at(html).isToken).toBe(isToken);
});

test('what the card is about where a link shows one address and goes to another', () => {
  const html = `<a href="/address/${token}">${holder}</a>`;
  const found = { rival: holder, shortened: holder, mismatch: true };
  expect(at(html, found)).toMatchObject({
    text: token,
    shortForm: { text: holder, isOther: true },
  });
  const shown = at(html, found, holder);
  expect(shown).toMatchObject({ text: holder, note: 'Link goes elsewhere' });
  expect(shown.shortForm).toBeUndefined();
});
