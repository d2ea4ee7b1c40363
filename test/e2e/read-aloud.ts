import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from './driver';

/**
 * A page as assistive technology is told of it, written down as Playwright does for the browsers that it drives. That is done by a script in
 * the page, and the same script reads a page of a Firefox that it does not drive.
 */
export function readAloud(page: Pick<Page, 'eval'>): Promise<string> {
  script ??= findScript();
  return page.eval((source) => {
    // Evaluated by the browser's own protocol, which the page's CSP does not stop.
    const { InjectedScript } = new Function(
      `const module = {}; ${source}; return module.exports;`,
    )();
    const injected = new (InjectedScript())(globalThis, {
      sdkLanguage: 'javascript',
      testIdAttributeName: 'data-testid',
      browserName: 'firefox',
      customEngines: [],
    });
    return injected.ariaSnapshot(document.body, { mode: 'default' });
  }, script);
}

let script: string | null = null;

/** It is no part of Playwright's interface, so a new version may have it elsewhere, and then this says so. */
function findScript(): string {
  const bundle = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const assignment =
    /generated\/injectedScriptSource\.ts"\(\) \{\s*"use strict";\s*\w+ = ('(?:[^'\\]|\\.)*');/s;
  const literal = assignment.exec(readFileSync(bundle, 'utf8'))?.[1];
  if (literal === undefined) throw new Error(`No script that reads pages aloud in ${bundle}`);
  return String(new Function(`return ${literal}`)());
}
