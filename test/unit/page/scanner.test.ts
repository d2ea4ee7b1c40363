// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Places } from '@/lib/page/places';
import { Scanner } from '@/lib/page/scanner';
import { isPaintable, maxPainted } from '@/lib/page/treatment';

// EIP-55, section "Test Cases".
const first = '0x52908400098527886E0F7030069857D2E4169EE7';
const second = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

let places: Places;
let scanner: Scanner | undefined;
let changes = 0;

beforeEach(() => {
  document.body.replaceChildren();
  places = new Places();
  changes = 0;
});
afterEach(() => scanner?.stop());

function scan(html = ''): Scanner {
  document.body.innerHTML = html;
  scanner = new Scanner(
    places,
    () => changes++,
    () => {},
  );
  return scanner;
}

const addresses = () => [...places.onPage.keys()];
const found = (...expected: string[]) => vi.waitFor(() => expect(addresses()).toEqual(expected));

test('finds the addresses of a page, with their offsets', async () => {
  scan(`<p>Send to ${first} today</p>`);
  await found(first);
  const [place] = places.of(first);
  expect(place).toMatchObject({ start: 8, end: 50 });
  expect(changes).toBe(1);
});

test.each(['script type="text/plain"', 'style', 'noscript', 'template'])(
  'leaves alone what stands in <%s>',
  async (tag) => {
    scan(`<${tag}>${first}</${tag.split(' ')[0]}><p>${second}</p>`);
    await found(second);
  },
);

test('what a page draws anew after a while is read at once, and what changes all the time once in 400 ms', async () => {
  vi.useFakeTimers();
  try {
    scan(`<p>${first}</p>`);
    await vi.advanceTimersByTimeAsync(2000);
    document.body.innerHTML = `<p>${second}</p>`;
    await vi.advanceTimersByTimeAsync(20);
    expect(addresses()).toEqual([second]);
    document.body.innerHTML = `<p>${first}</p>`;
    await vi.advanceTimersByTimeAsync(380);
    expect(addresses()).toEqual([second]);
    await vi.advanceTimersByTimeAsync(30);
    expect(addresses()).toEqual([first]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['', ''],
  [', also where there is a shadow tree', '<div id="host"></div>'],
])('what is in view is looked up and painted before the rest is read%s', (_, more) => {
  document.body.innerHTML = `<p>${first}</p>${more}`;
  document.getElementById('host')?.attachShadow({ mode: 'open' });
  const wait = vi.spyOn(globalThis, 'setTimeout');
  // However slow the machine is, one slice has time for what is in view.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  scanner = new Scanner(
    places,
    () => changes++,
    () => {},
  );
  expect(wait.mock.calls.map(([, delay]) => delay)).toEqual([100]);
  for (const mocked of [wait, clock]) mocked.mockRestore();
});

test('finds text that arrives later', async () => {
  scan(`<p>${first}</p>`);
  await found(first);
  const later = document.createElement('section');
  later.innerHTML = `<div><b>${second}</b></div>`;
  document.body.append(later);
  await found(first, second);
});

test('follows a text that is replaced', async () => {
  scan(`<p>${first}</p>`);
  await found(first);
  const node = document.querySelector('p')?.firstChild as Text;
  node.data = `Now send to ${second}`;
  await found(second);
  node.data = 'nothing any more';
  await found();
});

test('forgets what the page takes away', async () => {
  scan(`<p>${first}</p><p id="gone">${second}</p>`);
  await found(first, second);
  document.getElementById('gone')?.remove();
  await found(first);
});

test('reads open shadow trees, those inside of others, and what changes in them', async () => {
  scan('<div id="host"></div>');
  const root = document.getElementById('host')?.attachShadow({ mode: 'open' });
  if (!root) throw new Error('no host');
  root.innerHTML = '<span></span>';
  document.body.append('a change, so that the new root is looked for');
  document.body.append(document.getElementById('host') ?? '');
  const inner = root.querySelector('span')?.attachShadow({ mode: 'open' });
  inner?.append(first);
  await found(first);
  inner?.append(` and ${second}`);
  await found(first, second);
});

test.each(['<section><b>slotted</b></section>', '<main>text</main>', '<p></p>', '<div></div>'])(
  'finds the open shadow tree of %s, which is not in view',
  async (html) => {
    document.body.innerHTML = html;
    document.body.firstElementChild?.attachShadow({ mode: 'open' }).append(first);
    scanner = new Scanner(
      places,
      () => changes++,
      () => {},
    );
    await found(first);
  },
);

test('tells of the shadow trees that hold addresses alone: to measure thousands of others takes seconds', async () => {
  const attached = ['later', first, 'never'].map((text) => {
    const root = document.createElement('x-host').attachShadow({ mode: 'open' });
    root.append(text);
    return root;
  });
  scan();
  document.body.append(...attached.map(({ host }) => host));
  await found(first);
  expect(scanner?.markedRoots()).toEqual([attached[1]]);
  attached[0]?.replaceChildren(second);
  await found(first, second);
  expect(scanner?.markedRoots()).toEqual(attached.slice(0, 2));
  attached[1]?.host.remove();
  expect(scanner?.markedRoots()).toEqual([attached[0]]);
});

test('finds the shadow tree of an element that is defined only later', async () => {
  scan('<late-element></late-element>');
  await vi.waitFor(() => expect(document.querySelector('late-element')).not.toBeNull());
  customElements.define(
    'late-element',
    class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).append(first);
      }
    },
  );
  await found(first);
});

test('finds an address wherever it stands in a long text', async () => {
  const filler = 'word '.repeat(817);
  const texts = Array.from({ length: 40 }, (_, shift) => `${filler}${'-'.repeat(shift)} ${first} `);
  scan(`<p>${texts.join('')}</p>`);
  await vi.waitFor(() => expect(places.placeCount).toBe(40));
});

test('lists what stands in a text of more than 256 KiB, which is not painted', async () => {
  const { length } = `${first} `;
  scan(`<pre>${`${first} `.repeat(Math.ceil(maxPainted / length) + 1)}</pre><p>${second}</p>`);
  await found(first, second);
  const paintable = places.all().filter(({ node }) => isPaintable(node));
  expect(paintable.map(({ address }) => address)).toEqual([second]);
  expect(scanner?.tooLongCount).toBe(1);
});

test('an address whose neighbour goes on in a part that is taken away is found once more', async () => {
  scan(`<p><i>${second}, ${first.slice(0, 20)}</i><b>${first.slice(20)} ${second}</b></p>`);
  await vi.waitFor(() => expect(places.placeCount).toBe(3));
  document.querySelector('b')?.remove();
  await vi.waitFor(() => expect(places.placeCount).toBe(1));
  expect(addresses()).toEqual([second]);
});

test('finds an address whose halves come together by what goes between them', async () => {
  scan(`<p><i>${first.slice(0, 20)}</i><br><b>${first.slice(20)}</b></p><p>${second}</p>`);
  await found(second);
  document.querySelector('br')?.remove();
  await found(second, first);
});

test('forgets what a short form stood for in the link that it was moved out of', async () => {
  const short = `<span>${first.slice(0, 6)}…${first.slice(-4)}</span>`;
  scan(`<p><a href="/address/${first}">${short}</a> <em></em></p><p>${second}</p>`);
  // What is read again is not told anew, so they stand as they were met first.
  await found(second, first);
  document.querySelector('em')?.append(document.querySelector('span') ?? '');
  await found(second);
});

test('reads on where a part of the page cannot be read', async () => {
  document.body.innerHTML = `<form>${second}</form><p>${first}</p>`;
  // As in Chromium, where a field of a form hides what the form has of this name.
  Object.defineProperty(document.querySelector('form'), 'getBoundingClientRect', { value: null });
  scanner = new Scanner(
    places,
    () => changes++,
    () => {},
  );
  await found(second, first);
});

test('a storm of changes ends in what the page shows', async () => {
  scan();
  for (let index = 0; index < 5000; index++) {
    const item = document.createElement('p');
    item.textContent = `a number of words without any address ${index}`;
    document.body.append(item);
  }
  document.body.append(`last: ${first}`);
  await found(first);
});

test('a field that the page fills anew, as deposit forms do for another network, is read with what else changes', async () => {
  scan(`<p>Ethereum</p><input readonly value="${first}">`);
  await found(first);
  const [label, field] = document.querySelectorAll<HTMLElement>('p,input');
  Object.assign(field ?? {}, { value: second });
  label?.replaceChildren('Base');
  await found(second);
});

test('reads nothing after it was stopped', async () => {
  scan(`<p>${first}</p>`);
  await found(first);
  scanner?.stop();
  document.body.append(second);
  const fresh = new Places();
  const other = new Scanner(
    fresh,
    () => {},
    () => {},
  );
  await vi.waitFor(() => expect([...fresh.onPage.keys()]).toEqual([first, second]));
  other.stop();
  expect(addresses()).toEqual([first]);
});
