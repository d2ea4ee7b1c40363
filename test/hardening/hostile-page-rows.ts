import { hostilePages } from '@/test/e2e/hostile-pages';
import { meetPage, wrongsOfPage } from '@/test/e2e/meet-page';
import { broken, type Ground, type Row } from './rows';

/** The longest pause of a page is longer with us by this much at most, in milliseconds. */
const pauseBar = 50;
/** A busy machine makes any pause longer, and none shorter: the best of so many tries counts. */
const tries = 3;

/** Pages that freeze, storm, nest, redefine and hold too much. */
export async function* hostilePageRows({ driver, pages, options }: Ground): AsyncGenerator<Row> {
  const browser = driver.kind;
  for (const [what, hostile] of Object.entries(hostilePages)) {
    const probe = `a page that ${what}`;
    try {
      let best = Number.POSITIVE_INFINITY;
      let wrongs: string[] = [];
      let figure = '';
      for (let attempt = 0; attempt < tries && best > pauseBar; attempt++) {
        const met = await meetPage(driver, pages, options, hostile, hostile.sizes.full);
        wrongs = [...wrongs, ...wrongsOfPage(met)];
        const { ours, without } = met.pause;
        if (ours - without >= best) continue;
        best = ours - without;
        figure = `${met.listed} listed, ${ours.toFixed(0)} ms, without us ${without.toFixed(0)} ms`;
      }
      const ok = wrongs.length === 0 && best <= pauseBar;
      yield { probe, figure: [figure, ...wrongs].join('; '), bar: `+${pauseBar} ms`, browser, ok };
    } catch (error) {
      yield broken(browser, probe, error);
    }
  }
}
