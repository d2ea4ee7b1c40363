// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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
  renderAt(scrollTop, hash);
  expect(marked()).toBe(name);
});

test('the section with the focus is marked, however low, as long as that is in view', () => {
  renderAt(1700, '#pages');
  expect(marked()).toBe('Lists');
  const button = screen.getByText('Press data');
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue({ top: 1060, bottom: 1090 } as never);
  act(() => button.focus());
  expect(marked()).toBe('Data');
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue({ top: 1110, bottom: 1140 } as never);
  fireEvent.scroll(window);
  expect(marked()).toBe('Lists');
});

const marked = () => document.querySelector('[aria-current]')?.textContent;

function renderAt(scrollTop: number, hash: string): void {
  render(
    <>
      <SectionNav onHidden={() => {}} />
      {ids.map((id) => (
        <section key={id}>
          <h2 id={id}>{id}</h2>
          <button type="button">Press {id}</button>
        </section>
      ))}
    </>,
  );
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return [{ top: 20 + 500 * ids.indexOf(this.id) - scrollTop }] as never;
  });
  const sizes = { scrollTop, clientHeight: 1100, scrollHeight: 3500 };
  for (const [key, value] of Object.entries(sizes))
    Object.defineProperty(document.documentElement, key, { configurable: true, value });
  vi.stubGlobal('innerHeight', sizes.clientHeight);
  location.hash = hash;
  fireEvent.scroll(window);
}
