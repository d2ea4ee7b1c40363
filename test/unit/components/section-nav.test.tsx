// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SectionNav } from '@/components/options/SectionNav';

afterEach(cleanup);

const ids = ['service', 'pages', 'privacy', 'lists', 'own', 'data', 'about'];

// Each section is 500 pixels high, in a window of 1,100.
test.each([
  ['that fills most of the window', 800, '', 'Checking & privacy'],
  ['that is at the end of the page', 2400, '', 'About'],
  ['whose link was pressed, where it cannot come to the upper edge', 2400, '#data', 'Data'],
  ['that is read, whatever link was pressed before', 1000, '#data', 'Checking & privacy'],
])('of the sections, the one is marked %s', (_, scrollTop, hash, name) => {
  render(
    <>
      <SectionNav onHidden={() => {}} />
      {ids.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>,
  );
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [{ top: 20 + 500 * ids.indexOf(this.id) - scrollTop }] as never;
  });
  const sizes = { scrollTop, clientHeight: 1100, scrollHeight: 3500 };
  for (const [key, value] of Object.entries(sizes))
    Object.defineProperty(document.documentElement, key, { configurable: true, value });
  location.hash = hash;
  fireEvent.scroll(window);
  expect(document.querySelector('[aria-current]')?.textContent).toBe(name);
});
