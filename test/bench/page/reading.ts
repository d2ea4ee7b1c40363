// Runs in a browser, in a world of its own on a fixture's page: the real code of lib/page, the floor, and what peers do.
import { pageWords } from '@/lib/background/page-words';
import { Places } from '@/lib/page/places';
import type { Reader } from '@/lib/page/read-range';
import { ShadowHosts } from '@/lib/page/shadow-hosts';
import { walk, walkVisible } from '@/lib/page/walk';
import { learn } from '@/lib/page/words';

export type Method = keyof typeof methods;
/** Milliseconds on the clock, and what was found. */
export type Measured = { ms: number; count: number };

const methods = {
  /** What the asking costs. */
  nothing: () => 0,
  /** The floor: every text node, and the length of its data. */
  floor() {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let length = 0;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      length += (node as Text).data.length;
    return length;
  },
  /** The floor, and a look at each of its characters. */
  characters() {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let sum = 0;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { data } = node as Text;
      for (let at = 0; at < data.length; at++) sum += data.charCodeAt(at);
    }
    return sum;
  },
  /** Our reading of what is in view and a screen around it. */
  viewport() {
    const places = new Places();
    const hosts = new ShadowHosts(() => {});
    for (const _ of walkVisible(document, readerFor(places), (element) => hosts.look(element)));
    hosts.stop();
    return places.placeCount;
  },
  /** All of our reading: what is in view first, then the page, its shadow trees included. */
  page() {
    const places = new Places();
    const hosts = new ShadowHosts(() => {});
    for (const _ of walkVisible(document, readerFor(places), (element) => hosts.look(element)));
    hosts.find(document);
    for (const _ of walk(document, readerFor(places)));
    hosts.stop();
    return places.placeCount;
  },
  /** One regular expression a network on each text node. */
  expressions() {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { node: Node; start: number; text: string }[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { data } = node as Text;
      for (const expression of networkExpressions) {
        // It starts at 0: a failed search has set it so.
        for (let match = expression.exec(data); match; match = expression.exec(data))
          found.push({ node, start: match.index, text: match[0] });
      }
    }
    return found.length;
  },
  /** The same, and each match is put into an element. The page is another one afterwards. */
  wrapping() {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hits: [Text, RegExpExecArray][] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { data } = node as Text;
      for (const expression of networkExpressions) {
        const match = expression.exec(data);
        if (!match) continue;
        expression.lastIndex = 0;
        hits.push([node as Text, match]);
        break;
      }
    }
    for (const [node, match] of hits) {
      const address = node.splitText(match.index);
      address.splitText(match[0].length);
      const span = document.createElement('span');
      address.replaceWith(span);
      span.append(address);
    }
    return hits.length;
  },
};

/** The forms of 15 networks, as address highlighters write them. */
const networkExpressions = [
  /\b0x[0-9a-fA-F]{40}\b/g,
  /\b[13][1-9A-HJ-NP-Za-km-z]{25,34}\b/g,
  /\bbc1[02-9ac-hj-np-z]{11,71}\b/g,
  /\b[LM3][1-9A-HJ-NP-Za-km-z]{26,33}\b/g,
  /\bltc1[02-9ac-hj-np-z]{11,71}\b/g,
  /\bD[1-9A-HJ-NP-Za-km-z]{33}\b/g,
  /\bX[1-9A-HJ-NP-Za-km-z]{33}\b/g,
  /\bt1[1-9A-HJ-NP-Za-km-z]{33}\b/g,
  /\btz[123][1-9A-HJ-NP-Za-km-z]{33}\b/g,
  /\bT[1-9A-HJ-NP-Za-km-z]{33}\b/g,
  /\br[1-9A-HJ-NP-Za-km-z]{24,34}\b/g,
  /\bG[A-Z2-7]{55}\b/g,
  /\b[EU]Q[\w-]{46}\b/g,
  /\b1[1-9A-HJ-NP-Za-km-z]{46,47}\b/g,
  /\b4[1-9A-HJ-NP-Za-km-z]{94}\b/g,
];

// As the settings tell them, before a page is read.
learn(pageWords);

// What the caller's script reads: a world has no exports.
Object.assign(globalThis, { bench: { measure } });

function measure(method: Method): Measured {
  const start = performance.now();
  const count = methods[method]();
  return { ms: performance.now() - start, count };
}

function readerFor(places: Places): Reader {
  return { onText: (node, found) => places.set(node, found), changes: () => 0 };
}
