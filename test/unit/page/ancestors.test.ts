// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ancestorsOf } from '@/lib/page/ancestors';

test('a form with a field that is called as its parent has no ancestors without an end', () => {
  document.body.innerHTML = '<form><p></p><input></form>';
  const [form, text, field] = ['form', 'p', 'input'].map((name) => document.querySelector(name));
  if (!form || !text || !field) throw new Error('no form');
  // As in Chromium.
  Object.defineProperty(form, 'parentNode', { value: field });
  expect(ancestorsOf(text)).toEqual([text, form, field]);
});
