import type { Bar } from '../bars';
import type { BenchBrowser } from './bench-browser';

const atOnce = 200;

/** Looks up addresses that are in the list and as many that are not, and counts the wrong answers. */
export async function measureAnswers(
  { ours }: BenchBrowser,
  list: readonly string[],
  others: readonly string[],
  lookUps: number,
): Promise<Bar[]> {
  let wrong = 0;
  for (let from = 0; from < lookUps; from += 20 * atOnce) {
    const size = Math.min(20 * atOnce, lookUps - from);
    const texts = Array.from({ length: size }, (_, n) => {
      const all = n % 2 === 0 ? list : others;
      return all[Math.floor((from + n) / 2) % all.length] ?? '';
    });
    wrong += await ours.inContentScript<number>(
      `(${countWrong})(${JSON.stringify(texts)}, ${atOnce})`,
    );
  }
  return [
    { what: `${list.length}: wrong of ${lookUps} answers`, measured: wrong, most: 0, unit: '' },
  ];
}

/** Runs in the content script. Every second address is reported. */
async function countWrong(texts: string[], atOnce: number): Promise<number> {
  const { chrome } = Object(globalThis);
  let wrong = 0;
  for (let from = 0; from < texts.length; from += atOnce) {
    const request = { texts: texts.slice(from, from + atOnce) };
    const { answer } = await chrome.runtime.sendMessage({ type: 'page/look-up', request });
    for (const [n, kind] of answer.of.entries()) {
      const isReported = answer.kinds[kind]?.level === 'danger';
      if (isReported !== (n % 2 === 0)) wrong++;
    }
  }
  return wrong;
}
