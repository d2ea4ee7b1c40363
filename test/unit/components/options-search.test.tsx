// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { Options } from '@/components/options/Options';
import { answerAs, settings, startAnew, violations } from './background-double';

startAnew();

beforeEach(() => {
  vi.spyOn(browser.runtime, 'getManifest').mockImplementation(() => ({ version: '1' }) as never);
  vi.spyOn(browser.permissions, 'request').mockImplementation(async () => true);
});

async function open(answers: Parameters<typeof answerAs>[0] = {}) {
  answerAs(answers);
  render(<Options />);
  await screen.findByRole('heading', { name: 'Service' });
  return userEvent.setup();
}
const zebra = {
  id: 'a',
  url: 'https://lists.example/a.json',
  name: 'Zebra thieves',
  about: 'Striped.',
  licence: 'MIT',
  homePage: 'https://lists.example',
  networkId: null,
  taken: false,
};
const shownHeads = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the settings', () => {
  test('are found by the words of their settings, whatever case and accent', async () => {
    const user = await open();
    const box = screen.getByRole('searchbox', { name: 'Search settings' });
    await user.type(box, 'DOTTED únderline');
    expect(shownHeads()).toEqual(['Pages']);
    expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-labelledby'))).toEqual(
      [screen.getByText('Quiet underline').id],
    );
    expect(screen.getByText('1 setting fits.')).toBeDefined();
    expect(await violations()).toEqual([]);
  });

  test('stand alone while they are searched: what is said to beginners is back afterwards', async () => {
    const user = await open({ 'settings/get': () => settings({ onboarded: false }) });
    const box = screen.getByRole('searchbox');
    await user.type(box, 'zzz');
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(screen.getByText('No setting found for “zzz”.')).toBeDefined();
    await user.clear(box);
    expect(shownHeads()[0]).toBe('Ready to use');
  });

  test('are shown whole by the words of their heading', async () => {
    const user = await open();
    await user.type(screen.getByRole('searchbox'), 'checking & privacy');
    expect(shownHeads()).toEqual(['Checking & privacy']);
    expect(screen.getByText('What leaves this browser')).toBeDefined();
  });

  test('are all there again where the link to a section is pressed that is hidden', async () => {
    const user = await open();
    const box = screen.getByRole('searchbox');
    await user.type(box, 'dotted underline');
    expect(shownHeads()).toEqual(['Pages']);
    await user.click(screen.getByRole('link', { name: 'Contacts' }));
    expect(box).toHaveProperty('value', '');
    expect(shownHeads()).toContain('Your contacts');
  });

  test('unfold what they have the words in, and fold it up again when others are searched for', async () => {
    const user = await open({
      'feeds/presets': () => [zebra],
    });
    const summary = await screen.findByText('Public lists to choose from (1)');
    const fold = summary.closest('details');
    const search = screen.getByRole('searchbox', { name: 'Search settings' });
    await user.type(search, 'public lists');
    expect(shownHeads()).toContain('Scam lists');
    expect(fold?.open).toBe(false);
    await user.clear(search);
    await user.type(search, 'zebra public');
    expect(fold?.open).toBe(true);
    await user.click(summary);
    expect(fold?.open).toBe(false);
    await user.clear(search);
    await user.type(search, 'striped');
    expect(fold?.open).toBe(true);
    await user.clear(search);
    expect(fold?.open).toBe(false);
  });

  test('that were found say what came of their buttons, in whatever words', async () => {
    const user = await open({
      'feeds/presets': () => [zebra],
      'feeds/preview': () => ({ status: 'failed', message: 'It is gone.', hostPattern: null }),
    });
    await screen.findByText('Public lists to choose from (1)');
    await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'zebra');
    await user.click(screen.getByRole('button', { name: 'Preview Zebra thieves' }));
    expect((await screen.findByText('It is gone.')).closest('[hidden]')).toBeNull();
  });

  test('that have not the words go, it is said in their place, and none is marked; without words all are back', async () => {
    const user = await open();
    await user.type(screen.getByRole('searchbox'), 'zebra');
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    expect(screen.getByText('No setting found for “zebra”.')).toBeDefined();
    expect(document.querySelector('[aria-current]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all settings' }));
    expect(shownHeads().length).toBe(7);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.queryByRole('button', { name: 'Show all settings' })).toBeNull();
  });
});
