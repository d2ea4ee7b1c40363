import { findAddresses } from '@/lib/address/find';
import { median } from '@/test/bench/table';
import { flat, hardTexts, usualTexts } from './texts';

export type Finding = {
  text: string;
  /** How many addresses stand in it. */
  found: number;
  /** Million characters a second (MB of ASCII), by the name of the method. */
  speeds: Record<string, number>;
};

export type Growth = {
  text: string;
  /** Million characters a second. */
  speed: number;
  /** How many times as long the ten-fold text takes. */
  ratio: number;
};

const million = 1_000_000;
/** Milliseconds that the rounds of a text take: at least, and, if it had five rounds, at most. */
const limits = { least: 600, most: 2000 };

const methods: Record<string, (text: string) => number> = {
  findAddresses: (text) => findAddresses(text).length,
  'indexOf of a character': (text) => text.indexOf('\u0001'),
  'each character read': readAll,
  'a regex per network': (text) =>
    patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0),
};

/** A million characters of texts as pages have them, by each method in turn. */
export function measureFinding(rounds: number): Finding[] {
  return Object.entries(usualTexts(million)).map(([name, text]) => {
    const times = Object.entries(methods).map(([method, run]) => ({
      method,
      run,
      list: [] as number[],
    }));
    for (let round = -1; round < rounds; round++) {
      for (const { run, list } of times) {
        const time = timeOf(run, flat(text, text.length));
        if (round >= 0) list.push(time);
      }
    }
    const speeds = times.map(({ method, list }) => [method, million / median(list) / 1000]);
    return { text: name, found: findAddresses(text).length, speeds: Object.fromEntries(speeds) };
  });
}

/**
 * How the time of findAddresses grows. A text that seems to take more than eleven times as long is measured up to three times: a
 * busy machine disturbs one of them, but what grows faster than the text does so each time.
 */
export function measureGrowth(rounds: number): Growth[] {
  const texts = { ...usualTexts(million), ...hardTexts(million) };
  return Object.entries(texts).map(([name, text]) => {
    const part = flat(text, million / 10);
    let growth = compare(part, rounds);
    for (let again = 0; again < 2 && growth.ratio > 11; again++) growth = compare(part, rounds);
    return { text: name, ...growth };
  });
}

/** A text ten times as long against ten of the text, one right after the other; medians over the rounds. */
function compare(part: string, rounds: number): Omit<Growth, 'text'> {
  const wholes: number[] = [];
  const ratios: number[] = [];
  const begin = performance.now();
  const isDone = (round: number) => {
    const time = performance.now() - begin;
    return round < rounds ? round >= 5 && time > limits.most : time > limits.least;
  };
  for (let round = 0; !isDone(round); round++) {
    // Each lies in the processor's caches as far as the other: copied a moment ago.
    const whole = timeOf(findAll, [flat(part, million)]);
    const copies = Array.from({ length: 10 }, () => flat(part, part.length));
    wholes.push(whole);
    ratios.push((10 * whole) / timeOf(findAll, copies));
  }
  return { speed: million / median(wholes) / 1000, ratio: median(ratios) };
}

function findAll(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + findAddresses(text).length, 0);
}

function timeOf<T>(run: (input: T) => number, input: T): number {
  const begin = performance.now();
  const result = run(input);
  const time = performance.now() - begin;
  // So that no optimiser leaves the call out.
  if (Number.isNaN(result)) throw new Error('no result');
  return time;
}

function readAll(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}

/** As extensions search pages: one regular expression for each network, none of them checking anything else. */
const patterns = [
  /\b0x[a-fA-F0-9]{40}\b/g,
  /\b[13][a-km-zA-HJ-NP-Z1-9]{25,34}\b/g,
  /\bbc1[a-z0-9]{39,59}\b/g,
  /\bT[1-9A-HJ-NP-Za-km-z]{33}\b/g,
  /\b[LM3][a-km-zA-HJ-NP-Z1-9]{26,33}\b/g,
  /\bltc1[a-z0-9]{39,59}\b/g,
  /\bD[5-9A-HJ-NP-U][1-9A-HJ-NP-Za-km-z]{32}\b/g,
  /\bX[1-9A-HJ-NP-Za-km-z]{33}\b/g,
  /\bt1[1-9A-HJ-NP-Za-km-z]{33}\b/g,
  /\br[0-9a-zA-Z]{24,34}\b/g,
  /\b[1-9A-HJ-NP-Za-km-z]{32,44}\b/g,
  /\baddr1[a-z0-9]{50,110}\b/g,
  /\b4[0-9AB][1-9A-HJ-NP-Za-km-z]{93}\b/g,
  /\b1[1-9A-HJ-NP-Za-km-z]{46,47}\b/g,
  /\b[EU]Q[\w-]{46}\b/g,
  /\bG[A-Z2-7]{55}\b/g,
];
