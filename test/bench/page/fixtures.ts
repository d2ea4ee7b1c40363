import { addressMakers, type MadeNetwork, madeNetworks } from '@/test/fixtures/addresses';
import { type Random, seededRandom } from '@/test/fixtures/random';
import { sentence } from '@/test/fixtures/words';

export type FixtureName = 'a' | 'b' | 'c' | 'e';

export const fixtureNames: readonly FixtureName[] = ['a', 'b', 'c', 'e'];

export const titles: Record<FixtureName, string> = {
  a: 'a, 1 MB article, no address',
  b: 'b, explorer table, 5,000 rows, 15,000 matches',
  c: 'c, mixed page, 2,000 addresses of 15 networks',
  e: 'e, 50,000 small elements',
};

export type Fixture = {
  html: string;
  /** All addresses of the page, in its order, one entry a place. */
  addresses: string[];
};

/** The page of a name: the same bytes each time. `rows` is the length of the table b. */
export function makeFixture(name: FixtureName, rows = 5000): Fixture {
  const random = seededRandom(name.charCodeAt(0));
  const addresses: string[] = [];
  const add = (network: MadeNetwork) => {
    const address = addressMakers[network](random);
    addresses.push(address);
    return address;
  };
  const body = {
    a: () => article(random, 1_000_000),
    b: () => explorer(random, rows, () => add('ethereum')),
    c: () => mixed(random, 2000, add),
    e: () => smallElements(random, 50_000),
  }[name]();
  return { html: documentOf(titles[name], body), addresses };
}

/** A page as of an encyclopedia: paragraphs with links and emphasis. */
function article(random: Random, length: number): string {
  const parts: string[] = [];
  for (let written = 0; written < length; ) {
    const part = paragraph(random);
    parts.push(random.below(8) === 0 ? `<h2>${sentence(random, 4)}</h2>` : '', `<p>${part}</p>`);
    written += part.length;
  }
  return `<article>${parts.join('\n')}</article>`;
}

function paragraph(random: Random): string {
  const pieces = Array.from({ length: 4 + random.below(6) }, () => {
    const text = sentence(random, 10 + random.below(12));
    const shape = random.below(4);
    if (shape === 0) return `${text} <a href="#${random.hex(6)}">${sentence(random, 3)}</a>`;
    return shape === 1 ? `${text} <em>${sentence(random, 2)}</em>` : text;
  });
  return pieces.join(' ');
}

/** A block explorer's list of token transfers: three addresses a row, and what else such a row shows. */
function explorer(random: Random, rows: number, address: () => string): string {
  const link = (text: string) => `<a href="/address/${text.slice(2, 10)}">${text}</a>`;
  const row = (at: number) =>
    `<tr><td><a href="/tx/${at}">0x${random.hex(18)}…</a></td><td>${20_000_000 - at}</td><td>${random.below(59)} mins ago</td>` +
    `<td>${link(address())}</td><td><i>in</i></td><td>${link(address())}</td>` +
    `<td>${random.below(1e6) / 1e3}</td><td>${link(address())}</td></tr>`;
  const heads = ['Hash', 'Block', 'Age', 'From', '', 'To', 'Value', 'Token'];
  const head = heads.map((text) => `<th>${text}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${Array.from({ length: rows }, (_, at) => row(at)).join('\n')}</tbody></table>`;
}

/** Prose, lists and code with addresses of 15 networks among other words and hashes. */
function mixed(random: Random, count: number, add: (network: MadeNetwork) => string): string {
  const networks = madeNetworks.slice(0, 15);
  return Array.from({ length: count }, (_, at) => {
    const address = add(networks[at % networks.length] ?? 'bitcoin');
    const text = sentence(random, 12 + random.below(20));
    const shapes = [
      `<p>${text} ${address} ${sentence(random, 8)}</p>`,
      `<ul><li>${sentence(random, 5)}</li><li>${address}</li></ul>`,
      `<p>${text} <code>${address}</code>, ${sentence(random, 10)}</p>`,
      `<pre>${sentence(random, 6)}\nto: ${address}\ntx: ${random.hex(64)}</pre>`,
    ] as const;
    return random.pick(shapes);
  }).join('\n');
}

/** What a dashboard or a calendar is made of. */
function smallElements(random: Random, count: number): string {
  const cell = () => `<span>${random.below(1000)}</span>`;
  const row = () => `<div>${Array.from({ length: 20 }, cell).join('')}</div>`;
  return Array.from({ length: count / 21 }, row).join('\n');
}

function documentOf(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body { font: 14px/1.4 sans-serif } td { padding: 4px 8px } td, pre { font-family: monospace } .other { color: #357 }</style>
</head><body>${body}</body></html>`;
}
