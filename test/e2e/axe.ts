import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from './driver';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds and what is right all the same; each rule for just these elements. */
const harmless = [
  // Base UI: while the list of networks is open, all else is hidden from readers, the heading too. What takes the focus elsewhere closes it.
  { rule: 'aria-hidden-focus', selector: 'html:has(.picker-popup) [aria-hidden=true]' },
  { rule: 'page-has-heading-one', selector: 'html:has(.picker-popup)' },
  // Base UI: they are laid over the page, outside of `main`; the field or button that names and controls them stands within.
  { rule: 'region', selector: '.picker-list, .menu-popup' },
  // Base UI: the focus that comes to a guard around an open menu is led on at once, so that no reader ever stands on one.
  { rule: 'aria-hidden-focus', selector: '[data-base-ui-focus-guard]' },
];

/** What axe-core finds wrong in a page of the extension, colours included; `rules`: all of them, or these. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.eval(() => 'axe' in globalThis))) await page.eval(load, axe);
  return page.eval(run, rules ?? null, harmless);
}

/** The same, light and dark: every colour of the design is a pair that the scheme of the root chooses from, and nothing else is. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  await setScheme(page, 'light');
  const light = await violations(page);
  await setScheme(page, 'dark');
  const dark = await violations(page, ['color-contrast']);
  await setScheme(page, '');
  return [...light, ...dark.map((text) => `dark, ${text}`)];
}

/** Evaluated by the browser's own protocol, which the page's CSP does not stop. */
function load(source: string): void {
  new Function(source)();
}

async function run(rules: string[] | null, exceptions: typeof harmless): Promise<string[]> {
  const { axe }: { axe: { run(options: object): Promise<AxeResults> } } = Object(globalThis);
  const { violations } = await axe.run(rules ? { runOnly: rules } : {});
  const isHarmless = (rule: string, target: string) =>
    exceptions.some(
      (one) => one.rule === rule && document.querySelector(target)?.matches(one.selector),
    );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !isHarmless(id, String(target[0])))
      .map(({ html }) => `${id}: ${html}`),
  );
}

function setScheme(page: Page, scheme: string): Promise<void> {
  return page.eval((name) => {
    document.documentElement.style.colorScheme = name;
  }, scheme);
}
