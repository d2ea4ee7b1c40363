import { minify as minifyWithTerser } from 'terser';
import { minifySync, type Plugin } from 'vite';
import { arrowsForFunctions } from './arrows';
import { closuresForClasses } from './closures';
import { shortMembers } from './members';
import { ownTimers } from './own-timers';
import { globals, inner } from './short-names';

const nameFor = (global: string) => `${global.replace('.', '_')}$`;

/** Names that stand for the browser's: those a minifier shortens. Timers are ours. */
export const shortGlobals = {
  define: {
    ...Object.fromEntries(globals.map((global) => [global, nameFor(global)])),
    ...ownTimers.define,
  },
  intro:
    globals.map((global) => `const ${nameFor(global)} = ${global};`).join('') + ownTimers.intro,
};

/** The first minifier's options. */
export const minify = {
  compress: true,
  mangle: true,
  codegen: true,
  mangleProps: { include: inner },
};

/**
 * Where the browser's interface is. Both browsers know `chrome`, with promises; but in Chromium a page may have a form of that name,
 * whose fields then stand in the place of what is in it.
 */
const extensionApi =
  'export const browser = chrome.runtime?.sendMessage ? chrome : globalThis.browser;';

/** What a page's script is told (see lib/extension/page-words.ts) it does not carry. */
const toldPatterns = "export * from '@/lib/page/words';";

/**
 * Starts the content script without what WXT puts around it: half a kilobyte of logging, and a context that announces itself by an event
 * on the page's document, so that a page could tell that we are here, and stop us by the same event. We stop by ourselves (lifetime.ts).
 */
export const bareContentScript: Plugin = {
  name: 'bare-content-script',
  transform(code, id) {
    if (id.endsWith('/@wxt-dev/browser/src/index.mjs')) return extensionApi;
    if (id.endsWith('/lib/address/run-patterns.ts')) return toldPatterns;
    if (!id.includes('content-script-isolated-world-entrypoint')) return undefined;
    const definition = /^import definition from .*$/m.exec(code)?.[0];
    if (!definition) throw new Error('WXT begins a content script in another way now.');
    return `${definition}\nexport default definition.main();`;
  },
};

/** Before the first minifier, and after it: a second one and short functions take off another 8 %. */
export const smallContentScript: Plugin = {
  name: 'small-content-script',
  renderChunk: (code) => ({ code: closuresForClasses(code), map: null }),
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      // No function of ours is called with `new`, so each may become an arrow.
      const compress = { passes: 3, ecma: 2020, unsafe_arrows: true, pure_getters: true } as const;
      const { code = '' } = await minifyWithTerser(file.code, { compress });
      const small = minifySync(file.fileName, shortMembers(arrowsForFunctions(code)));
      if (small.errors[0]) throw new Error(small.errors[0].message);
      file.code = startLater(small.code);
    }
  },
};

/**
 * Has a script begin in a task of its own. To compile it takes as long as a frame has where a page has no script before ours, and to run it
 * nearly as long again. No page can end that task: see own-timers.ts.
 */
function startLater(code: string): string {
  const [, script] = /^\(\(\)=>\{(.*)\}\)\(\);\s*$/s.exec(code) ?? [];
  if (script === undefined) throw new Error('The bundle is put together in another way now.');
  // The browsers compile a function in parentheses at once, not when it is called.
  return `AbortSignal.timeout(0).onabort=(()=>{${script}})`;
}
