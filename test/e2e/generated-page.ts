import { addressMakers, type MadeNetwork, madeNetworks } from '@/test/fixtures/addresses';
import { decoys } from '@/test/fixtures/decoys';
import { type Random, seededRandom } from '@/test/fixtures/random';
import { sentence } from '@/test/fixtures/words';

/** One address that stands on the page. */
export type Truth = {
  address: string;
  /** How it is written there. */
  shape: string;
  /** What people see of it, and so what is painted; null: it stands in a field, where nothing is. */
  shown: string | null;
};

export type GeneratedPage = {
  html: string;
  /** In the order of the page. The n-th stands in the element with the id `t<n>`. */
  truths: Truth[];
  /** What looks like an address and is none. */
  decoys: string[];
};

/** A page of so many addresses of all the networks that we can make, in many shapes, among as many decoys. */
export function generatePage(seed: number, count: number): GeneratedPage {
  const random = seededRandom(seed);
  const made: string[] = [];
  const truths: Truth[] = [];
  const parts = Array.from({ length: count }, (_, at) => {
    const network = madeNetworks[at % madeNetworks.length] ?? 'bitcoin';
    const address = addressMakers[network](random);
    const shape = random.pick(shapesOf(network));
    const { html, shown = address }: Written = writers[shape](random, address, network);
    truths.push({ address, shape: `${network}, ${shape}`, shown });
    const { label, text } = random.pick(decoys)(random);
    made.push(text);
    return `<div id="t${at}">${html}</div><p>${sentence(random, 6)} ${label} ${text}</p>`;
  });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>seed ${seed}</title>
<style>body { font: 14px/1.5 sans-serif; width: 1100px }</style><body>${parts.join('\n')}</body></html>`;
  return { html, truths, decoys: made };
}

type Written = { html: string; shown?: string | null };
type Writer = (random: Random, address: string, network: MadeNetwork) => Written;

const writers = {
  prose: (random, address) => ({
    html: `<p>${sentence(random, 9)} ${address} ${sentence(random, 7)}</p>`,
  }),
  // Without a checksum it is an address where the text says so.
  named: (random, address, network) => ({
    html: `<p>${sentence(random, 9)} My ${network} address: ${address}</p>`,
  }),
  punctuated: (random, address) => {
    const [before, after] = random.pick<readonly [string, string]>([
      ['(', ')'],
      ['“', '”,'],
      ['to: ', '.'],
      ['[', ']'],
      ['address=', '&amp;amount=1'],
      ['→ ', ' ←'],
    ]);
    return {
      html: `<p>${sentence(random, 5)} ${before}${address}${after} ${sentence(random, 4)}</p>`,
    };
  },
  table: (random, address) => ({
    html: `<table><tr><td>${random.below(9999)}</td><td>${address}</td><td>${random.below(99)} mins ago</td></tr></table>`,
  }),
  list: (_, address) => ({ html: `<ul><li>${address}</li></ul>` }),
  code: (random, address) => ({
    html: `<pre><code>const amount = ${random.below(999)};\nconst to = '${address}';\nsend(to, amount);</code></pre>`,
  }),
  json: (random, address) => ({
    html: `<pre>{"amount":${random.below(9999)},"to":"${address}","ok":true}</pre>`,
  }),
  link: (random, address) => ({
    html: `<p>${sentence(random, 5)} <a href="https://explorer.example/address/${address}">${address}</a></p>`,
  }),
  'in a URL': (_, address) => ({
    html: `<p>https://explorer.example/address/${address}?page=2</p>`,
  }),
  'split, beginning in bold': (random, address) => {
    const at = 4 + random.below(4);
    return {
      html: `<p>${sentence(random, 3)} <b>${address.slice(0, at)}</b>${address.slice(at)}</p>`,
    };
  },
  'split, in three spans': (_, address) => {
    const parts = [address.slice(0, 8), address.slice(8, -6), address.slice(-6)];
    return { html: `<p>${parts.map((part) => `<span>${part}</span>`).join('')}</p>` };
  },
  'split, where it may wrap': (_, address) => ({
    html: `<p>${address.slice(0, 20)}<wbr>${address.slice(20)}</p>`,
  }),
  'shortened link': (random, address) => {
    const shown = shorten(random, address);
    return {
      html: `<p><a href="https://explorer.example/address/${address}">${shown}</a></p>`,
      shown,
    };
  },
  'shortened, whole in title': (random, address) => {
    const shown = shorten(random, address);
    return { html: `<p>From <span title="${address}">${shown}</span></p>`, shown };
  },
  field: (_, address) => ({ html: `<input readonly size="60" value="${address}">`, shown: null }),
  'shadow tree': (random, address) => {
    const host = random.pick(['div', 'x-card']);
    return {
      html: `<${host}><template shadowrootmode="open"><p>${address}</p></template></${host}>`,
    };
  },
  SVG: (_, address) => ({
    html: `<svg width="1000" height="20"><text y="15">${address}</text></svg>`,
  }),
} as const satisfies Record<string, Writer>;

type Shape = keyof typeof writers;
const shapes = Object.keys(writers) as [Shape, ...Shape[]];

function shapesOf(network: MadeNetwork): readonly [Shape, ...Shape[]] {
  return network === 'solana' ? ['named', 'list', 'table', 'json', 'link'] : shapes;
}

function shorten(random: Random, address: string): string {
  const dots = random.pick(['…', '...']);
  return `${address.slice(0, 6 + random.below(4))}${dots}${address.slice(-4 - random.below(4))}`;
}
