import { minify as minifyWithTerser } from 'terser';
import { minifySync, type Plugin } from 'vite';
import { arrowsForFunctions } from './arrows';
import { closuresForClasses } from './closures';
import { shortMembers } from './members';

/**
 * Names within the content script that are shortened there. None may be one of the browser's, of a message's or of another version's:
 * all of those are read from outside.
 */
const inner =
  /^(again|anchor|box|changes|checkSelection|closeNote|decide|dots|drop|eachPut|editCount|end|endingAs|endNode|field|forget|found|head|highlight|holds|isCurrent|isEmpty|isNote|isOnCard|isOnPage|isOpen|isOther|isPinned|isPlace|isTruce|knows|last|lastAnswer|lastRound|layers|leave|levelOf|look|lookUpMore|lookedUp|mention|mismatch|node|note|noteTampering|onDismiss|onHidden|onPage|onReplaced|onShown|onText|openNote|openOnText|overflown|ownersOf|parent|pieceAt|place|placeCount|places|prune|put|read|readFields|refreshAll|remind|removed|repaint|reportedTexts|root|roots|shortForm|shortened|show|standsOut|start|status|tail|take|tell|tellLeaving|underlinesQuiet|stop|until|verify|wasPut|watch)$/;

/** What the content script has of the browser more than once, and what stays the same for as long as it runs. */
const globals = [
  'AbortController',
  'AbortSignal',
  'CSS.highlights',
  'DataTransfer',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'Highlight',
  'Math.max',
  'Math.min',
  'MutationObserver',
  'Object',
  'Promise',
  'Range',
  'RegExp',
  'String',
  'addEventListener',
  'cancelAnimationFrame',
  'clearInterval',
  'clearTimeout',
  'document',
  'getComputedStyle',
  'getSelection',
  'removeEventListener',
  'requestAnimationFrame',
  'setInterval',
  'setTimeout',
];

/** Names of the browser's and of messages that are said often. None of those that are read for each letter of a page, nor of its length: that takes longer so. */
const members = [
  'abort',
  'activeElement',
  'addEventListener',
  'address',
  'adoptedStyleSheets',
  'append',
  'attributes',
  'bottom',
  'capture',
  'caretPositionFromPoint',
  'catch',
  'charAt',
  'checkVisibility',
  'childList',
  'childNodes',
  'clear',
  'clipboardData',
  'close',
  'closest',
  'composedPath',
  'contains',
  'createElement',
  'currentCSSZoom',
  'currentNode',
  'defaultPrevented',
  'delete',
  'disconnect',
  'dispatchEvent',
  'elementFromPoint',
  'entries',
  'every',
  'exec',
  'filter',
  'find',
  'firstElementChild',
  'flatMap',
  'get',
  'getAttribute',
  'getAttributeNames',
  'getBoundingClientRect',
  'getClientRects',
  'getData',
  'getElementsByTagName',
  'getRootNode',
  'headline',
  'height',
  'holdPastes',
  'host',
  'includes',
  'indexOf',
  'isConnected',
  'isTrusted',
  'join',
  'keys',
  'lastIndex',
  'level',
  'localName',
  'map',
  'matches',
  'networkNames',
  'nextNode',
  'nextSibling',
  'observe',
  'offset',
  'offsetNode',
  'openOrClosedShadowRoot',
  'parentElement',
  'parentNode',
  'preventDefault',
  'previousSibling',
  'push',
  'querySelector',
  'querySelectorAll',
  'remove',
  'replace',
  'replaced',
  'runtime',
  'scrollIntoView',
  'selectionEnd',
  'selectionStart',
  'setAttribute',
  'setEnd',
  'setProperty',
  'setSelectionRange',
  'setStart',
  'setStartBefore',
  'shadowRoot',
  'shadowRoots',
  'signal',
  'size',
  'slice',
  'some',
  'split',
  'startContainer',
  'startOffset',
  'startsWith',
  'stopPropagation',
  'style',
  'test',
  'textContent',
  'toLowerCase',
  'toString',
  'unpainted',
  'value',
  'width',
  'words',
];

const nameFor = (global: string) => `${global.replace('.', '_')}$`;

/** Names that stand for the browser's: those a minifier shortens. */
export const shortGlobals = {
  define: Object.fromEntries(globals.map((global) => [global, nameFor(global)])),
  intro: globals.map((global) => `const ${nameFor(global)} = ${global};`).join(''),
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

/**
 * Starts the content script without what WXT puts around it: half a kilobyte of logging, and a context that announces itself by an event
 * on the page's document, so that a page could tell that we are here, and stop us by the same event. We stop by ourselves (lifetime.ts).
 */
export const bareContentScript: Plugin = {
  name: 'bare-content-script',
  transform(code, id) {
    if (id.endsWith('/@wxt-dev/browser/src/index.mjs')) return extensionApi;
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
      const small = minifySync(file.fileName, shortMembers(arrowsForFunctions(code), members));
      if (small.errors[0]) throw new Error(small.errors[0].message);
      file.code = small.code;
    }
  },
};
