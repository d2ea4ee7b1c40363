import { addressMakers } from '@/test/fixtures/addresses';
import { seededRandom } from '@/test/fixtures/random';

/** A page that does its worst to scripts of others. `size`: of what it does it by. */
export type HostilePage = {
  html: (size: number) => string;
  /** For a short look, and for a measurement; in Chromium where it bears less itself, with us or without us. */
  sizes: { short: number; full: number; chromium?: number };
  /** How many addresses are listed in the end. */
  listed: (size: number) => number;
};

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const behind = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
/** More are not listed: see lib/page/places.ts. */
const mostListed = 50_000;

/** Each tells in `done` what it did itself, which must be the same with us and without us. */
export const hostilePages: Readonly<Record<string, HostilePage>> = {
  'freezes for 300 ms, again and again': {
    sizes: { short: 3, full: 8 },
    listed: () => 1,
    html: (times) =>
      page(`let frozen = 0;
      const timer = setInterval(() => {
        for (const end = performance.now() + 300; performance.now() < end; );
        if (++frozen === ${times}) { clearInterval(timer); finish({ frozen }); }
      }, 400);`),
  },
  'changes itself 2,000 times a second': {
    sizes: { short: 1000, full: 8000 },
    listed: () => 1,
    html: (changes) =>
      page(
        `const list = document.querySelector('ul');
      let made = 0;
      const timer = setInterval(() => {
        for (let i = 0; i < 20 && made < ${changes}; i++, made++) {
          const item = document.createElement('li');
          item.textContent = 'block ' + made + ' 0x' + String(made).padStart(39, '0');
          list.prepend(item);
          if (list.childElementCount > 200) list.lastElementChild.remove();
        }
        if (made === ${changes}) { clearInterval(timer); finish({ made, items: list.childElementCount }); }
      }, 10);`,
        '<ul></ul>',
      ),
  },
  'writes its text anew at each change of it': {
    sizes: { short: 300, full: 2000 },
    listed: () => 1,
    html: (most) =>
      page(
        `const note = document.querySelector('#note');
      let written = 0, changes = 0;
      // The page is asked through attributes of its root.
      const count = (records) => { changes += records.filter(({ target }) => target !== document.documentElement).length; };
      const whole = { subtree: true, childList: true, characterData: true, attributes: true };
      addEventListener('load', () => new MutationObserver(count).observe(document, whole));
      addEventListener('load', () => { const timer = setInterval(() => {
        note.firstChild.data = 'written ' + ++written;
        if (written === ${most}) { clearInterval(timer); setTimeout(() => finish({ written, changes }), 1500); }
      }, 1); });`,
        '<p id="note">x</p>',
      ),
  },
  'nests its elements': {
    // Of boxes within each other Chromium itself crashes at 10,000, with us or without us.
    sizes: { short: 1000, full: 10_000, chromium: 7000 },
    listed: () => 1,
    html: (depth) => page(nest(depth), '<div id="deep"></div>', ''),
  },
  'nests shown elements without boxes': {
    sizes: { short: 1000, full: 10_000 },
    listed: () => 1,
    html: (depth) =>
      page(nest(depth), '<style>#deep * { display: contents }</style><div id="deep"></div>', ''),
  },
  'nests hidden elements': {
    sizes: { short: 1000, full: 10_000 },
    listed: () => 1,
    html: (depth) => page(nest(depth), '<div id="deep" hidden></div>'),
  },
  'nests its shadow trees': {
    sizes: { short: 100, full: 300 },
    listed: () => 1,
    html: (depth) =>
      page(
        `let deepest = document.querySelector('#deep');
      for (let i = 0; i < ${depth}; i++)
        deepest = deepest.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
      deepest.append('${wannaCry}');
      finish({ depth: ${depth} });`,
        '<div id="deep"></div>',
        '',
      ),
  },
  // A part of 16,384 elements ends with the last field (see lib/page/walk.ts).
  'calls fields of its forms as scripts find their way': {
    sizes: { short: 16_384, full: 16_384 },
    listed: () => 1,
    html: (size) =>
      page(
        `const all = document.getElementsByTagName('*');
      while (all.length < ${size} - 1) document.body.append(document.createElement('i'));
      document.body.append(document.createElement('form'));
      document.forms[1].innerHTML = '<input name="parentNode">';
      finish({});`,
        '<input form="form" name="nextSibling"><form id="form"></form>',
      ),
  },
  'redefines what scripts are made of': {
    sizes: { short: 1, full: 1 },
    listed: () => 1,
    html: () => page(redefine),
  },
  'holds addresses in one text': {
    sizes: { short: 2000, full: 100_000 },
    listed: (count) => Math.min(count + 1, mostListed),
    html: (count) => page('finish({});', `<pre>${addresses(count).join('\n')}</pre>`),
  },
  'holds addresses in one text, beside a clock': {
    sizes: { short: 2000, full: 20_000 },
    listed: (count) => count + 2,
    html: (count) =>
      page(
        `const clock = document.querySelector('#clock');
      let ticks = 0;
      setInterval(() => { clock.textContent = 'tick ' + ++ticks; }, 40);
      finish({});`,
        `<pre>${addresses(count).join('\n')}</pre><p id="clock"></p><p>${behind}</p>`,
      ),
  },
  // The first new thing that a browser paints on a page of so many nodes takes long, whoever has it painted: the page does so itself.
  'holds addresses in a list, and colours a line': {
    sizes: { short: 2000, full: 100_000 },
    listed: (count) => Math.min(count + 1, mostListed),
    html: (count) =>
      page(
        `addEventListener('load', () => setTimeout(() => {
        document.querySelector('p').style.color = 'navy';
        finish({});
      }, 200));`,
        `<ul>${addresses(count)
          .map((address) => `<li>${address}</li>`)
          .join('')}</ul>`,
      ),
  },
};

/**
 * Runs in the content script's world, since the page's may be spoiled: what the page did itself (null: it is not done), its longest pause
 * since it was asked last, in milliseconds, and its first error.
 */
export function askPage(): { done: string | null; pause: number; errors: string } {
  document.dispatchEvent(new CustomEvent('tell'));
  const { done = null, pause, errors = '' } = document.documentElement.dataset;
  return { done, pause: Number(pause), errors };
}

/** The script begins when the page is parsed, which is before any script of ours. */
function page(script: string, body = '', text: string = wannaCry): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>hostile</title><script>
  const errors = [];
  let pause = 0, last = 0, done;
  const finish = (did) => { done = did; };
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const now = performance.now.bind(performance);
  addEventListener('load', () => {
    last = now();
    setInterval(() => { pause = Math.max(pause, now() - last); last = now(); }, 4);
  });
  const set = document.documentElement.setAttribute.bind(document.documentElement);
  const { stringify } = JSON;
  document.addEventListener('tell', () => {
    if (done) set('data-done', stringify(typeof done === 'function' ? done() : done));
    set('data-pause', Math.max(pause, last && now() - last));
    pause = 0;
    last = now();
    if (errors[0]) set('data-errors', errors[0]);
  });
</script><body><p>${text}</p>${body}<script>${script}</script></body></html>`;
}

function nest(depth: number): string {
  return `let deepest = document.querySelector('#deep');
    for (let i = 0; i < ${depth}; i++) deepest = deepest.appendChild(document.createElement(i % 2 ? 'b' : 'span'));
    deepest.append('${wannaCry}');
    let depth = 0;
    for (let node = deepest; node; node = node.parentNode) depth++;
    finish({ depth });`;
}

function addresses(count: number): string[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, () => addressMakers.ethereum(random));
}

/** Whoever calls one of these once the page is parsed is counted, and gets nonsense. */
const redefine = `
  let calls = 0;
  const nonsense = () => { calls++; return null; };
  const spoil = (target, names) => {
    for (const name of names.split(' '))
      Object.defineProperty(target, name, { configurable: true, get() { calls++; return nonsense; }, set() { calls++; } });
  };
  finish(() => ({ calls }));
  spoil(Array.prototype, 'map filter push slice join flatMap some every entries includes sort');
  spoil(String.prototype, 'split match matchAll replace replaceAll slice indexOf startsWith trim');
  spoil(Map.prototype, 'get set has delete entries keys');
  spoil(Set.prototype, 'has add delete');
  spoil(Document.prototype, 'querySelectorAll querySelector createElement createRange createTreeWalker');
  spoil(Element.prototype, 'attachShadow matches getBoundingClientRect append');
  spoil(HTMLElement.prototype, 'showPopover hidePopover dataset');
  spoil(Node.prototype, 'isConnected nodeValue textContent parentNode contains getRootNode');
  spoil(CharacterData.prototype, 'data length');
  spoil(MutationObserver.prototype, 'observe takeRecords disconnect');
  spoil(CustomElementRegistry.prototype, 'define get whenDefined');
  spoil(HighlightRegistry.prototype, 'set get delete');
  spoil(RegExp.prototype, 'exec test');
  spoil(globalThis, 'MutationObserver IntersectionObserver Highlight CSSStyleSheet requestAnimationFrame setTimeout Range Text Element');
  for (const name of ['value', 'get', 'capture', 'childList', 'subtree', 'type', 'request', 'mode', 'threshold'])
    Object.defineProperty(Object.prototype, name, { configurable: true, set() { calls++; } });
  spoil(Function.prototype, 'call apply bind');
`;
