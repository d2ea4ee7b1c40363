import { unreportedAddress } from '@/test/service/seed';
import { cutOff } from './cut-off';
import { shows } from './driver';
import { expect } from './expect';
import { ask } from './extension';
import { test } from './fixtures';
import { install } from './launch';

test('the filters of all reports share a line where they fit, and what is chosen ends in no half letter', async ({
  kind,
  bare,
}) => {
  // Its words are the longest.
  const driver = await install(bare, kind, { language: 'es' });
  const page = await driver.openExtensionPage('popup.html?full&view=reports');
  await shows(page, '.report-row');
  const ends = () =>
    page.eval(() =>
      Array.from(document.querySelectorAll('.filters > .field'), (one) => {
        const { top, right } = one.getBoundingClientRect();
        return [Math.round(top), Math.round(right)];
      }),
    );
  await page.resize(760, 700);
  const [search, ...others] = await ends();
  expect(new Set(others.map(([top]) => top)).size).toBe(1);
  expect(others.at(-1)?.[1]).toBe(search?.[1]);
  for (const width of [760, 400, 320]) {
    await page.resize(width, 700);
    expect(await cutOff(page)).toEqual([]);
  }
  await driver.close();
});

test('where trusted and blocked do not fit side by side, each takes the whole line', async ({
  driver,
}) => {
  const page = await driver.openExtensionPage('popup.html?full&view=contacts');
  await page.resize(200, 700);
  const bob = { address: unreportedAddress, networkId: null, name: 'Bob', note: '' };
  await ask(page, 'own/put', { ...bob, kind: 'blocked' });
  await shows(page, '.contact-kind');
  const [box, ...parts] = await page.eval(() => {
    const box = document.querySelector<HTMLElement>('.contact-kind') ?? document.body;
    const labels = Array.from(box.querySelectorAll<HTMLElement>('label'));
    return [box.clientWidth, ...labels.map((one) => one.offsetWidth)];
  });
  expect(parts).toEqual([box, box]);
});

test('wherever the tabs of the full page fit into one line, they stand in one', async ({
  kind,
  bare,
}) => {
  const driver = await install(bare, kind, { language: 'de' });
  const page = await driver.openExtensionPage('popup.html?full');
  await shows(page, '.bar [role=tab]');
  for (const width of [420, 440, 480, 520, 560]) {
    await page.resize(width, 700);
    const height = await page.eval(() => document.querySelector('.bar')?.clientHeight);
    expect(height, `at ${width} px`).toBe(48);
  }
  await driver.close();
});
