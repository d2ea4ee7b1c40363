import type { BrowserKind } from '@/test/browsers/find-browser';
import { type HostilePage, hostilePages } from '@/test/e2e/hostile-pages';
import { meetPage, wrongsOfPage } from '@/test/e2e/meet-page';
import { type Ground, onGround } from './ground';
import { type Row, tryRow } from './row';

/** The longest pause of a page is longer with us by this much at most, in milliseconds. */
const pauseBar = 50;
/** The page's process holds more with us by this much at most, in megabytes. */
const heapBar = 20;
/** A busy machine makes any pause longer, and none shorter: the best of so many tries counts. */
const tries = 3;

/** Pages that freeze, storm, nest, redefine and hold too much. */
export function tryPages(kind: BrowserKind): Promise<Row[]> {
  return onGround(kind, async (ground) => {
    const rows: Row[] = [];
    for (const [what, page] of Object.entries(hostilePages)) {
      const { full, chromium = full } = page.sizes;
      const size = kind === 'chromium' ? chromium : full;
      rows.push(await tryRow(`a page that ${what}, ${size}`, () => tryPage(ground, page, size)));
    }
    return rows;
  });
}

async function tryPage(
  { driver, pages, options }: Ground,
  page: HostilePage,
  size: number,
): Promise<Omit<Row, 'what'>> {
  const wrongs: string[] = [];
  let [best, seen] = [Number.POSITIVE_INFINITY, ''];
  let heap = 0;
  for (let attempt = 0; attempt < tries && best > pauseBar; attempt++) {
    const met = await meetPage(driver, pages, options, page, size);
    wrongs.push(...wrongsOfPage(met));
    const { ours, without } = met.pause;
    heap = Math.max(heap, (met.heap ?? 0) / 1e6);
    if (ours - without >= best) continue;
    best = ours - without;
    seen = `${met.listed} listed; longest pause ${ours.toFixed(0)} ms, ${without.toFixed(0)} ms with checks switched off, bar +${pauseBar}`;
  }
  const held = driver.kind === 'chromium' ? `; heap +${heap.toFixed(1)} MB, bar +${heapBar}` : '';
  const isGood = wrongs.length === 0 && best <= pauseBar && heap <= heapBar;
  return { seen: [seen + held, ...wrongs].join('; '), isGood };
}
