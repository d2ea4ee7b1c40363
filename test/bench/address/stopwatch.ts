import type { Validators } from './peers';

/** What a contestant's content script measures. Milliseconds. */
export type Timing = {
  /** From the first line of the script to its last. */
  load: number;
  /** The first address, the next 10, the next 100 and the next 889. */
  cold: number[];
  /** Thousand validations a second after that, if asked for. */
  warm: number;
};

const portions = [1, 10, 100, 889];

/** Makes `globalThis.measure` in a content script; `begin` is when the script began. */
export function installStopwatch(validators: Validators, begin: number): void {
  const load = performance.now() - begin;
  const measure = async (family: string, isWarm: boolean): Promise<Timing> => {
    const validates = validators[family];
    if (!validates) throw new Error(`no validator for ${family}`);
    // Parsed from JSON, each text is new and flat, as in a page.
    const addresses: string[] = await (await fetch(`/${family}.json`)).json();
    let from = 0;
    const cold = portions.map((count) => {
      const start = performance.now();
      const valid = countValid(validates, addresses, from, from + count);
      from += count;
      const time = performance.now() - start;
      if (valid !== count) throw new Error(`${count - valid} valid addresses were refused`);
      return time;
    });
    return { load, cold, warm: isWarm ? speedOf(validates, addresses) : Number.NaN };
  };
  Object.assign(globalThis, { measure });
}

/** After 0.3 seconds of warming up, for 0.15 seconds. */
function speedOf(validates: (text: string) => boolean, addresses: readonly string[]): number {
  const batch = 100;
  const begin = performance.now();
  let measured = 0;
  let time = 0;
  let at = 0;
  while (time < 150) {
    const start = performance.now();
    countValid(validates, addresses, at, at + batch);
    at = (at + batch) % addresses.length;
    if (start - begin < 300) continue;
    time += performance.now() - start;
    measured += batch;
  }
  return measured / time;
}

function countValid(
  validates: (text: string) => boolean,
  texts: readonly string[],
  from: number,
  until: number,
): number {
  let valid = 0;
  for (let at = from; at < until; at++) if (validates(texts[at] ?? '')) valid++;
  return valid;
}
