import type { BrowserKind } from '@/test/browsers/find-browser';

/** What a page does to the open card, and how that ends. `run` runs in the page. */
export type Attack = {
  run: (host: HTMLElement) => void;
  ends: 'harmless' | 'noticed';
  /** Where Firefox cannot tell as much. */
  inFirefox?: Attack['ends'];
};

/** How an attack ends in a browser. */
export function endOf({ ends, inFirefox = ends }: Attack, kind: BrowserKind): Attack['ends'] {
  return kind === 'firefox' ? inFirefox : ends;
}

/** The nineteen that every guard is measured by, and after them those that were found while this one was built. */
export const attacks: Record<string, Record<string, Attack>> = {
  'on its element': {
    'fades it by its style attribute': {
      run: (host) => host.style.setProperty('opacity', '0.001', 'important'),
      ends: 'noticed',
    },
    'fades it by a rule for its tag': {
      run: (host) => addRule(`${host.localName} { opacity: .01 !important }`),
      ends: 'harmless',
    },
    'fades it by a rule for popovers': {
      run: () => addRule(':root > [popover] { opacity: .01 !important }'),
      ends: 'harmless',
    },
    'moves it away': {
      run: (host) => addRule(`${host.localName} { transform: translate(-9999px) !important }`),
      ends: 'harmless',
    },
    'shrinks it': {
      run: (host) => addRule(`${host.localName} { scale: .01 !important }`),
      ends: 'harmless',
    },
    'clips it': {
      run: (host) => addRule(`${host.localName} { clip-path: inset(50%) !important }`),
      ends: 'harmless',
    },
    'blends it': {
      run: (host) => addRule(`${host.localName} { mix-blend-mode: multiply !important }`),
      ends: 'harmless',
    },
    'animates its opacity without end': {
      run: (host) => {
        addRule(`@keyframes fade { to { opacity: .02 } }
          ${host.localName} { opacity: .01 !important; animation: fade 1s infinite !important }`);
        host.animate([{ opacity: 0.01 }, { opacity: 0.02 }], { duration: 1000, iterations: 1e6 });
      },
      ends: 'harmless',
    },
    'lets it inherit a transparent colour and no size': {
      run: () => addRule('* { color: transparent !important; font-size: 0 !important }'),
      ends: 'harmless',
    },
    'removes it': { run: (host) => host.remove(), ends: 'noticed' },
    'hides it': { run: (host) => host.hidePopover(), ends: 'noticed' },
  },
  'on its ancestors': {
    'fades the root': { run: () => addRule('html { opacity: .01 }'), ends: 'harmless' },
    'filters the root away': {
      run: () => addRule('html { filter: opacity(.01) }'),
      ends: 'noticed',
    },
    'shrinks the root': { run: () => addRule('html { transform: scale(.01) }'), ends: 'harmless' },
    'takes the root out of the rendering': {
      run: () => addRule('html { content-visibility: hidden }'),
      ends: 'noticed',
    },
    'fades the body': { run: () => addRule('body { opacity: .01 }'), ends: 'harmless' },
  },
  'over it': {
    'covers it with a popover that lets the pointer through': {
      run: () => {
        const cover = addCover('div');
        cover.popover = 'manual';
        cover.style.pointerEvents = 'none';
        cover.showPopover();
      },
      ends: 'harmless',
      inFirefox: 'noticed',
    },
    'covers it with a modal dialog': {
      run: () => addCover('dialog').showModal(),
      ends: 'noticed',
    },
    'covers it with the highest element of the page': {
      run: () => void addCover('div'),
      ends: 'harmless',
    },
  },
  'in ways of its own': {
    'zooms the root': { run: () => addRule('html { zoom: .3 }'), ends: 'noticed' },
    'makes the root grey on grey': {
      run: () => addRule('html { filter: invert(.5) }'),
      ends: 'noticed',
    },
    'inverts the root by halves': {
      run: () => addRule('html { filter: invert(.9) invert(.9) invert(.9) invert(.9) }'),
      ends: 'noticed',
    },
    'makes the root inert': {
      run: () => {
        document.documentElement.inert = true;
      },
      ends: 'noticed',
    },
    'paints over it from inside': {
      run: (host) =>
        addRule(`${host.localName}::after {
          content: ''; position: fixed; inset: 0; background: #9cf;
        }`),
      ends: 'noticed',
    },
    'registers the properties of its colours': {
      run: () =>
        addRule(
          ['soft', 'line', 'fill', 'edge', 'head']
            .map(
              (name) =>
                `@property --${name} { syntax: '<color>'; inherits: false; initial-value: #fff }`,
            )
            .join(''),
        ),
      ends: 'harmless',
    },
    'turns it from right to left': {
      run: () => {
        document.documentElement.dir = 'rtl';
        addRule('* { writing-mode: vertical-rl !important }');
      },
      ends: 'harmless',
    },
    'shows an old picture of itself': {
      run: () => void document.startViewTransition(() => new Promise(() => {})),
      ends: 'noticed',
    },
    'shows a picture of the page in its place': {
      run: (host) => {
        addRule(`${host.localName}::view-transition { background: #9cf }`);
        const hold = () => new Promise(() => {});
        // Firefox has such transitions of the whole page alone.
        const { startViewTransition } = Object(host);
        if (startViewTransition) startViewTransition.call(host, hold);
        else document.startViewTransition(hold);
      },
      ends: 'noticed',
    },
    'draws its addresses in letters of the page': {
      run: () =>
        addRule(
          ['ui-monospace', 'monospace', 'system-ui', 'sans-serif']
            .map(
              (name) =>
                `@font-face { font-family: '${name}'; size-adjust: 60%; src: local('DejaVu Serif'), local('Liberation Serif'), local('Times New Roman') }`,
            )
            .join(''),
        ),
      ends: 'harmless',
    },
    'slots it into a shadow tree, whose rules outweigh all others': {
      run: (host) => {
        const around = document.body.appendChild(document.createElement('div'));
        around.attachShadow({ mode: 'closed' }).innerHTML =
          '<style>::slotted(*) { opacity: .01 !important }</style><slot></slot>';
        around.append(host);
        host.showPopover();
      },
      ends: 'noticed',
    },
    'ends all timers, and filters the root away': {
      run: () => {
        for (let id = Number(setTimeout(() => {})); id > 0; id--) clearTimeout(id);
        addRule('html { filter: opacity(.01) }');
      },
      ends: 'noticed',
    },
    'empties the document': {
      run: () => document.documentElement.replaceChildren(),
      ends: 'noticed',
    },
  },
};

/** Runs in the page, before the attacks: what they are made of. */
export function giveTools(): void {
  Object.assign(globalThis, {
    addRule(css: string) {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    },
    addCover(tag: string) {
      const cover = document.createElement(tag);
      cover.style.cssText = `position: fixed; inset: 0; width: 100vw; height: 100vh; max-width: none;
        max-height: none; margin: 0; border: 0; z-index: 2147483647; background: #9cf`;
      document.body.append(cover);
      return cover;
    },
  });
}

declare function addRule(css: string): void;
declare function addCover<T extends 'div' | 'dialog'>(tag: T): HTMLElementTagNameMap[T];
