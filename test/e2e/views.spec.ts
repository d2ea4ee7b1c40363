import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestService } from '@/test/service/server';
import { violations } from './axe';
import { cutOff } from './cut-off';
import type { Driver, Page } from './driver';
import { expect } from './expect';
import { test } from './fixtures';
import { installWithLooks } from './launch';
import { firstViews, prepare, type Stage, sizes, type View, views } from './views';
import { wholePicture } from './whole-picture';

type Look = {
  language: string;
  dark: boolean;
  hasAxe?: true;
  isStill?: true;
  /** What a screen reader says of each view is compared with what was reviewed. */
  isReadAloud?: true;
  /** The only browser that it is looked at in; without it, both. */
  only?: 'chromium' | 'firefox';
  /** A picture of each view goes into the report, named so. */
  picture?: 'light' | 'dark' | 'rtl';
};

// Each language once, in one of both looks; dark for the longest and the one from right to left, which are looked at in both browsers, as
// ours is. Those without blanks between words are one in each.
const given: Readonly<Record<string, Partial<Look>>> = {
  en: { hasAxe: true, isStill: true, isReadAloud: true, picture: 'light' },
  de: { dark: true, picture: 'dark' },
  ja: { dark: true, only: 'firefox' },
  zh_CN: { only: 'chromium' },
  es: { only: 'firefox' },
  pt_BR: { only: 'chromium' },
  ar: { dark: true, hasAxe: true, picture: 'rtl' },
};
const languages = readdirSync(join(import.meta.dirname, '../../lib/locales')).map(
  (name) => name.split('.')[0] ?? '',
);
const looks = languages.map((language): Look => ({ language, dark: false, ...given[language] }));

for (const wanted of looks) {
  const { language, dark, hasAxe, isStill = false, isReadAloud, only } = wanted;
  const more = [
    hasAxe && ', axe finds nothing wrong',
    isStill && ', nothing moves',
    isReadAloud && ', and to a screen reader it reads as was reviewed',
  ];
  test(`in each view, ${dark ? 'dark' : 'light'} and in ${language}, no text is cut off, however narrow${more.filter(Boolean).join('')}`, async ({
    kind,
    bare,
    service,
    pages,
  }) => {
    test.skip(kind !== (only ?? kind), `looked at in ${only}`);
    const driver = await installWithLooks(bare, kind, { language, dark, isStill });
    const problems: string[] = [];
    try {
      const lookAt = async (views: View[], stage: Stage) => {
        for (const view of views) problems.push(...(await look(view, stage, wanted, service)));
      };
      await lookAt(firstViews, { driver, tabId: 0 });
      expect(await spoken(driver)).toBe(language.split('_')[0]);
      await lookAt(views, await prepare(driver, service, pages));
    } finally {
      await driver.close();
    }
    expect(problems).toEqual([]);
  });
}

/** What moves or would move: an animation or transition that takes time, of any element or what is drawn before and after it. */
function moves(page: Page): Promise<string[]> {
  return page.eval(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return ['the browser moves'];
    const isLong = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0);
    const takesTime = (style: CSSStyleDeclaration) =>
      isLong(style.transitionDuration) ||
      (style.animationName !== 'none' && isLong(style.animationDuration)) ||
      style.scrollBehavior === 'smooth';
    return Array.from(document.querySelectorAll('*')).flatMap((one) =>
      [null, '::before', '::after']
        .filter((part) => takesTime(getComputedStyle(one, part)))
        .map((part) => `${one.localName}.${one.className}${part ?? ''}`),
    );
  });
}

/** The language that the extension's pages are in. */
async function spoken(driver: Driver): Promise<string> {
  const page = await driver.openExtensionPage('popup.html');
  const tag = await page.eval(() => document.documentElement.lang);
  await page.close();
  return new Intl.Locale(tag).language;
}

/** What is wrong with a view: at its own width, at half of it (a zoom of 200 %), and at those of narrow windows. */
async function look(
  view: View,
  stage: Stage,
  { hasAxe, isStill, isReadAloud, picture }: Look,
  service: TestService,
): Promise<string[]> {
  const page = await view.open(stage);
  if (isReadAloud) await readAloud(page, view, stage, service);
  const problems = [
    ...(hasAxe ? await violations(page) : []),
    ...(isStill ? await moves(page) : []),
  ];
  if (picture) await keepPicture(page, view, picture);
  const [own, height] = sizes[view.size];
  for (const width of new Set([own, own / 2, 400, 320]))
    problems.push(...(await at(page, width, height)).map((text) => `${width} px: ${text}`));
  await page.close();
  return problems.map((problem) => `${view.name}: ${problem}`);
}

async function readAloud(
  page: Page,
  view: View,
  { driver }: Stage,
  service: TestService,
): Promise<void> {
  // A part that is waited for says so, though not at once.
  await expect.poll(() => page.find({ css: '.late' })).toEqual([]);
  await expect.poll(() => page.readAloud()).not.toMatch(/(?:Asking|Reading) .*…/);
  const text = await page.readAloud();
  expect
    .soft(withoutChance(text, service.url))
    .toMatchSnapshot(view.isOwn ? `${view.name}-${driver.kind}.txt` : `${view.name}.txt`);
}

async function keepPicture(page: Page, view: View, look: string): Promise<void> {
  const name = `${view.name}-${look}.png`;
  const path = test.info().outputPath(name);
  writeFileSync(path, await wholePicture(page, sizes[view.size]));
  test.info().attachments.push({ name, path, contentType: 'image/png' });
}

async function at(page: Page, width: number, height: number): Promise<string[]> {
  await page.resize(width, height);
  await expect.poll(() => page.eval(() => innerWidth)).toBe(width);
  return cutOff(page);
}

/**
 * Ports, times and ages, how many requests were sent, and whether a list was asked for again by now, are others each time. How many
 * networks there are, and how many share a key or fit an address, is another number with each that is added.
 */
function withoutChance(text: string, serviceUrl: string): string {
  return text
    .replaceAll(new URL(serviceUrl).host, 'service.example')
    .replaceAll(/\btab=\d+/g, 'tab=1')
    .replace(/(region "Requests":)[\s\S]*?(?=\n *- button "Clear)/, '$1 …')
    .replaceAll(/Same key on \d+/g, 'Same key on some')
    .replaceAll(/ or \d+ others/g, ' or some others')
    .replaceAll(/(?<=addresses of )\d+(?= networks)/g, 'some')
    .replaceAll(/just now|\d+ (?:second|minute|hour|day)s? ago/g, 'some time ago')
    .replaceAll(', unchanged when asked some time ago', '');
}
