// @vitest-environment jsdom
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { Places } from '@/lib/page/places';
import { Scanner } from '@/lib/page/scanner';
import { maxPainted } from '@/lib/page/treatment';

// EIP-55, section "Test Cases".
const address = '0x52908400098527886E0F7030069857D2E4169EE7';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const kinds: Record<string, (element: HTMLElement) => Node> = {
  'texts of more than 256 KiB': (element) => {
    const text = document.createTextNode(`${address}${' '.repeat(maxPainted)}`);
    element.append(text);
    return text;
  },
  'shadow trees': (element) => {
    const host = document.createElement('x-host');
    const root = host.attachShadow({ mode: 'open' });
    root.append(address);
    element.append(host);
    return root;
  },
  fields: (element) => {
    const field = document.createElement('input');
    field.value = address;
    element.append(field);
    return field;
  },
};

test.each(Object.entries(kinds))(
  '%s that the page replaced are not kept',
  { timeout: 20_000 },
  async (_, make) => {
    document.body.innerHTML = '<main></main>';
    const places = new Places();
    const scanner = new Scanner(
      places,
      () => {},
      () => {},
    );
    const gone: WeakRef<Node>[] = [];
    for (let times = 0; times < 3; times++) {
      const element = document.createElement('pre');
      gone.push(new WeakRef(make(element)));
      document.querySelector('main')?.replaceChildren(element);
      await vi.waitFor(() => expect(places.placeCount).toBe(1));
      document.querySelector('main')?.replaceChildren();
      await vi.waitFor(() => expect(places.placeCount).toBe(0));
    }
    await vi.waitFor(
      () => {
        collectGarbage();
        // The last one is still held by what has just read it.
        const [first, second] = gone.map((ref) => ref.deref()?.nodeName);
        expect([first, second]).toEqual([undefined, undefined]);
      },
      { timeout: 4000, interval: 200 },
    );
    scanner.stop();
  },
);
