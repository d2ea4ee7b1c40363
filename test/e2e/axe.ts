import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from './driver';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong in a page of the extension, colours included. */
export async function violations(page: Page): Promise<string[]> {
  return page.eval(async (source) => {
    // Evaluated by the browser's own protocol, which the page's CSP does not stop.
    const { axe } = await new Promise<{ axe: { run(): Promise<AxeResults> } }>((resolve) => {
      new Function(source)();
      resolve(Object(globalThis));
    });
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, axe);
}
