import { printTable } from '@/test/bench/table';
import { hashedStarts, longTexts, readers, wordsOf } from '@/test/fixtures/address-readers';

/** How a function of the address core reads the text that is the worst for it. */
export type AnyText = {
  reader: string;
  /** Its first characters. */
  text: string;
  /** Milliseconds a thousand characters. */
  time: number;
  /** Milliseconds for a thousand characters alone, of which the worst text counts; code that has run before, as after the first page. */
  kilobyte: number;
  /** How many times as long as reading each character once, in the same moment. */
  readings: number;
  /** How many times as long as a tenth of the text, the worst of its texts; NaN of words, -Infinity where all take too short to tell. */
  growth: number;
};

/** Each character read takes some nanoseconds, so a thousand readings are a millisecond a kilobyte, or a few of them. */
export const bars = { readings: 1000, growth: 20, kilobyte: 1 };

const [part, whole, kilobyte] = [100_000, 1_000_000, 1000];
/** What takes less says nothing of how it grows: whatever stops the machine for a moment takes as long. */
const fewReadings = 100;

/** Each function with each long text, and with words that look like base58check. The worst text of each. */
export function measureAnyText(): AnyText[] {
  return Object.entries(readers).map(([reader, read]) => {
    const measured = [...measureLong(read), ...measureWords(read)].map((one) => ({
      reader,
      ...one,
    }));
    const worst = measured.toSorted((a, b) => b.readings - a.readings)[0];
    if (!worst) throw new Error('There is no text to read.');
    const growths = measured
      .filter(({ readings, growth }) => readings > fewReadings && !Number.isNaN(growth))
      .map(({ growth }) => growth);
    return { ...worst, growth: Math.max(...growths), kilobyte: measureKilobyte(read) };
  });
}

/** The least of five of each text: the machine stops any measurement of less than a millisecond now and then. */
function measureKilobyte(read: (text: string) => unknown): number {
  const words = hashedStarts.map((start) => wordsOf(start).join(' ').slice(0, kilobyte));
  const texts = [...longTexts(kilobyte), ...words];
  const times = texts.map((text) => {
    const least = Math.min(...Array.from({ length: 5 }, () => timeOf(() => read(text))));
    return (least * kilobyte) / text.length;
  });
  return Math.max(...times);
}

type Measured = Omit<AnyText, 'reader' | 'kilobyte'>;

function* measureLong(read: (text: string) => unknown): Generator<Measured> {
  const shorts = longTexts(part);
  for (const text of longTexts(whole)) {
    const short: string = shorts.next().value;
    yield leastOf(() => {
      const time = timeOf(() => read(text));
      const growth = time / timeOf(() => read(short));
      return { text: text.slice(0, 12), ...beside(time, text), growth };
    });
  }
}

function* measureWords(read: (text: string) => unknown): Generator<Measured> {
  for (const start of hashedStarts) {
    const words = wordsOf(start);
    const all = words.join(' ');
    for (const texts of [words, [all]])
      yield leastOf(() => {
        const time = timeOf(() => texts.forEach(read));
        const text = texts.length > 1 ? `words: ${start}…` : `${start}…, together`;
        return { text, ...beside(time, all), growth: Number.NaN };
      });
  }
}

/** The floor is read for a million characters at least: a short text's time is too short for a clock. */
function beside(time: number, text: string): Pick<Measured, 'time' | 'readings'> {
  const long = text.repeat(Math.ceil(whole / text.length));
  const floor = (timeOf(() => readPlainly(long)) * text.length) / long.length;
  return { time: (1000 * time) / text.length, readings: time / floor };
}

/** What seems to break a bar is measured up to five times: a busy machine can stop any measurement, but not each of five. */
function leastOf(measure: () => Measured): Measured {
  let least = measure();
  const isSlow = ({ readings, growth }: Measured) =>
    readings > bars.readings || (readings > fewReadings && growth > bars.growth);
  for (let again = 0; again < 4 && isSlow(least); again++) {
    const next = measure();
    const growth = Math.min(least.growth, next.growth);
    least = { ...(next.readings < least.readings ? next : least), growth };
  }
  return least;
}

function timeOf(run: () => unknown): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

function readPlainly(text: string): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0;
  return sum;
}

export function printAnyText(measured: readonly AnyText[]): void {
  printTable('Any text of a million characters: the worst of 113 for each function', [
    [
      ...['function', 'text', 'ms a thousand characters', '× each character read'],
      ...['time for ten times', 'ms for a thousand alone, warm'],
    ],
    ...measured.map(({ reader, text, time, readings, growth, kilobyte: alone }) => [
      reader,
      JSON.stringify(text),
      time.toFixed(4),
      readings.toFixed(readings < 10 ? 1 : 0),
      growth > 0 ? `${growth.toFixed(1)}×` : 'too short to tell',
      alone.toFixed(3),
    ]),
  ]);
}
