import { printTable } from '@/test/bench/table';
import { type AnyText, bars as anyTextBars } from './any-text';
import type { ColdRow } from './chromium';
import { firstThousand } from './chromium-table';
import type { Finding, Growth } from './find';
import { contentScript, type Size } from './size';
import type { Row } from './speed';
import { general, ratios } from './speed-table';

export type Measured = {
  speeds: readonly Row[];
  findings: readonly Finding[];
  growths: readonly Growth[];
  anyTexts: readonly AnyText[];
  sizes: readonly Size[];
  cold: readonly ColdRow[];
};

/** A value of what a bar is about, by its name: of a family, of a text. */
type Value = { name: string; value: number };

type Bar = { bar: string; unit: string; values: Value[]; isMet: (value: number) => boolean };

/** What the engine is held to; a bar that nothing was measured for is left out. */
export function printBars(measured: Measured): void {
  const bars = [...nodeBars(measured), ...chromiumBars(measured.cold)].filter(
    ({ values }) => values.length > 0,
  );
  printTable('The bars', [
    ['bar', 'met by', 'measured', ''],
    ...bars.map(({ bar, unit, values, isMet }) => {
      const failing = values.filter(({ value }) => !isMet(value));
      const shown =
        values.length > 1 ? `${values.length - failing.length} of ${values.length}` : '1';
      return [
        bar,
        failing.length === values.length ? '0' : shown,
        range(values, unit),
        failing.length === 0 ? 'met' : 'not met',
      ];
    }),
  ]);
  for (const { bar, unit, values, isMet } of bars) {
    const failing = values.filter(({ value }) => !isMet(value));
    if (failing.length === 0 || values.length === 1) continue;
    const list = failing.map(({ name, value }) => `${name} ${value.toFixed(1)}${unit}`);
    console.log(`\nNot met (${bar}): ${list.join(', ')}.`);
  }
}

function nodeBars({ speeds, findings, growths, anyTexts, sizes }: Measured): Bar[] {
  const over = (what: keyof ReturnType<typeof ratios>, families: readonly Row[] = speeds) =>
    numbers(families.map((row) => ({ name: row.family.title, value: ratios(row)[what] })));
  const mixed = speeds.filter(({ family }) => family.name === 'evm-mixed');
  const prose = findings
    .filter(({ text }) => text === 'prose')
    .map(({ text, speeds: { findAddresses = 0 } }) => ({ name: text, value: findAddresses }));
  const share = sizes
    .filter(({ what }) => what === contentScript)
    .map(({ what, minified }) => ({ name: what, value: minified / 1000 }));
  return [
    {
      bar: '≥ 5 × the fastest general library that checks as much',
      unit: '×',
      values: over('checking'),
      isMet: isFive,
    },
    {
      bar: 'the same, of all that take the address',
      unit: '×',
      values: over('general'),
      isMet: isFive,
    },
    {
      bar: '≥ the specialist',
      unit: '×',
      values: over('specialist'),
      isMet: (value) => value >= 1,
    },
    { bar: 'EVM mixed case ≥ 5 × viem', unit: '×', values: over('viem', mixed), isMet: isFive },
    {
      bar: 'findAddresses ≥ 100 MB/s on prose',
      unit: ' MB/s',
      values: prose,
      isMet: (value) => value >= 100,
    },
    {
      bar: 'ten times the text ≤ 11 × the time',
      unit: '×',
      values: growths.map(({ text, ratio }) => ({ name: text, value: ratio })),
      isMet: (value) => value <= 11,
    },
    {
      bar: 'any text ≤ 1,000 × each character read, a few ms a kilobyte',
      unit: '×',
      values: anyTexts.map(({ reader, readings }) => ({ name: reader, value: readings })),
      isMet: (value) => value <= anyTextBars.readings,
    },
    {
      bar: 'any kilobyte ≤ 1 ms, warm',
      unit: ' ms',
      values: anyTexts.map(({ reader, kilobyte }) => ({ name: reader, value: kilobyte })),
      isMet: (value) => value <= anyTextBars.kilobyte,
    },
    {
      bar: 'ten times any text ≤ 20 × the time',
      unit: '×',
      values: numbers(anyTexts.map(({ reader, growth }) => ({ name: reader, value: growth }))),
      isMet: (value) => value <= anyTextBars.growth,
    },
    {
      bar: 'in the content script < 30 kB minified',
      unit: ' kB',
      values: share,
      isMet: (value) => value < 30,
    },
  ];
}

function chromiumBars(rows: readonly ColdRow[]): Bar[] {
  const against = (names: readonly string[], timeOf: (row: ColdRow) => number) =>
    numbers(
      rows
        .filter(({ contestant }) => contestant === 'ours')
        .map((ours) => {
          const others = rows.filter(
            ({ family, contestant }) => family === ours.family && names.includes(contestant),
          );
          return { name: ours.family.title, value: Math.min(...others.map(timeOf)) / timeOf(ours) };
        }),
    );
  const warm = ({ warm: speed }: ColdRow) => 1 / speed;
  const cold = ({ load, cold: times }: ColdRow) => load + firstThousand(times);
  return [
    {
      bar: 'Chromium, warm: ≥ 5 × the fastest general library',
      unit: '×',
      values: against(general, warm),
      isMet: isFive,
    },
    {
      bar: 'Chromium, warm: EVM mixed case ≥ 5 × viem',
      unit: '×',
      values: against(['viem'], warm),
      isMet: isFive,
    },
    {
      bar: 'Chromium, cold, load and first 1,000: ≥ the fastest general library',
      unit: '×',
      values: against(general, cold),
      isMet: (value) => value >= 1,
    },
    {
      bar: 'Chromium, cold, load and first 1,000: ≥ viem',
      unit: '×',
      values: against(['viem'], cold),
      isMet: (value) => value >= 1,
    },
  ];
}

function isFive(value: number): boolean {
  return value >= 5;
}

function numbers(values: Value[]): Value[] {
  return values.filter(({ value }) => Number.isFinite(value));
}

function range(values: readonly Value[], unit: string): string {
  const sorted = values.map(({ value }) => value).toSorted((a, b) => a - b);
  const ends = new Set([sorted[0], sorted.at(-1)].map((value) => `${value?.toFixed(1)}${unit}`));
  return [...ends].join(' to ');
}
