// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { Welcome } from '@/components/welcome/Welcome';
import { pageLooks } from '@/lib/background/page-looks';
import { pageWords } from '@/lib/background/page-words';
import { starterList } from '@/lib/reports/starter-list';
import { answerAs, sent, settings, startAnew, violations } from './background-double';

startAnew();

const everywhere = { origins: ['http://*/*', 'https://*/*'] };
const looks = { ...pageLooks(), cardRules: '.card { color: red }' };
let changes: (() => void)[] = [];

beforeEach(() => {
  changes = [];
  for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
    vi.spyOn(event, 'addListener').mockImplementation((listener) => {
      changes.push(listener as () => void);
    });
    vi.spyOn(event, 'removeListener').mockReturnValue();
  }
  answerAs({
    'page/settings': () => ({
      enabled: true,
      quietUnderline: true,
      host: 'shop.example',
      holdPastes: false,
      looks,
      words: pageWords,
    }),
  });
});

function open(isGranted: boolean) {
  const access = { isGranted };
  const contains = vi.spyOn(browser.permissions, 'contains');
  contains.mockImplementation(async () => access.isGranted);
  render(<Welcome />);
  return { user: userEvent.setup(), access, contains };
}

describe('the first steps', () => {
  test('are three, and end on a sample that the starter list has', async () => {
    const { contains } = open(true);
    await screen.findByText('The browser lets the extension read the pages that you visit.');
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      'What it does',
      'What leaves your browser',
      'See it work',
    ]);
    const sample = document.querySelector('.sample code')?.textContent ?? '';
    expect(starterList.some(({ address }) => address === sample)).toBe(true);
    expect(screen.getByRole('link', { name: 'See it on a real page' })).toHaveProperty(
      'href',
      `https://mempool.space/address/${sample}`,
    );
    expect(contains.mock.calls).toEqual([[everywhere]]);
    expect(screen.queryByRole('button', { name: 'Allow it on all sites' })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('have a button where the browser withholds the pages, which asks in the click', async () => {
    const { user } = open(false);
    const request = vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
    const button = await screen.findByRole('button', { name: 'Allow it on all sites' });
    expect(await violations()).toEqual([]);
    await user.click(button);
    expect(request.mock.calls).toEqual([[everywhere]]);
    await screen.findByText('The browser lets the extension read the pages that you visit.');
  });

  test('say what is left to do where the user refuses', async () => {
    const { user } = open(false);
    vi.spyOn(browser.permissions, 'request').mockImplementation(async () => false);
    await user.click(await screen.findByRole('button', { name: 'Allow it on all sites' }));
    await screen.findByText(/did not allow it. You can still paste addresses into the popup/);
  });

  test('end with a button that closes them, and the popup has no more to say', async () => {
    const { user } = open(true);
    answerAs({ 'settings/set': () => settings({ onboarded: true }) });
    vi.spyOn(browser.tabs, 'getCurrent').mockResolvedValue({ id: 7 } as never);
    const remove = vi.spyOn(browser.tabs, 'remove').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    await vi.waitFor(() => expect(remove.mock.calls).toEqual([[7]]));
    expect(sent.filter(({ type }) => type === 'settings/set')).toEqual([
      { type: 'settings/set', request: { onboarded: true } },
    ]);
  });

  test('end so where nobody keeps that they were seen, too', async () => {
    const { user } = open(true);
    answerAs({});
    vi.stubGlobal('reportError', vi.fn());
    vi.spyOn(browser.tabs, 'getCurrent').mockResolvedValue({ id: 7 } as never);
    const remove = vi.spyOn(browser.tabs, 'remove').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    await vi.waitFor(() => expect(remove.mock.calls).toEqual([[7]]));
  });

  test('see that the user changes it elsewhere', async () => {
    const { access } = open(true);
    await screen.findByText('The browser lets the extension read the pages that you visit.');
    access.isGranted = false;
    for (const tell of changes) tell();
    await screen.findByText(/does not let the extension read the pages/);
  });
});

test('a shadow root that is made on the page gets the looks of the card', async () => {
  const { attachShadow } = Element.prototype;
  open(true);
  const root = document.createElement('div').attachShadow({ mode: 'closed' });
  await vi.waitFor(() =>
    expect(root.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain('.card'),
  );
  expect(Element.prototype.attachShadow).not.toBe(attachShadow);
});
