import { printTable } from '@/test/bench/table';
import type { Row } from './speed';

/** Libraries for many networks. */
export const general = ['multicoin', 'wallet-av', 'ens'];

const columns = ['ours', 'scure+noble', ...general, 'viem', 'ethers', 'specialist', 'identify'];

export function printSpeeds(rows: readonly Row[]): void {
  printTable('Thousand validations a second, in Node', [
    [
      'family',
      ...columns,
      'floor',
      '× general',
      '× general that checks',
      '× specialist',
      '× viem',
      'of floor',
    ],
    ...rows.map((row) => [
      row.family.title,
      ...columns.map((name) => cell(row, name)),
      cell(row, 'floor'),
      times(ratios(row).general),
      times(ratios(row).checking),
      times(ratios(row).specialist),
      times(ratios(row).viem),
      `${((100 * (speedOf(row, 'ours') ?? 0)) / (speedOf(row, 'floor') ?? 1)).toFixed(0)} %`,
    ]),
  ]);
  const named = rows.flatMap(({ family, specialist }) =>
    specialist ? [`${family.title}: ${specialist}`] : [],
  );
  console.log(`\nSpecialists: ${['EVM: viem and ethers', ...named].join(', ')}.`);
  printUnchecked(rows);
  for (const { family, standings } of rows) {
    for (const { name, asked, refused } of standings) {
      // Which names and hashes identifyNetworks leaves out on purpose, its docstring says.
      if (refused === 0 || name === 'identify') continue;
      console.log(`${name} refuses ${refused} of ${asked} valid addresses of ${family.title}.`);
    }
  }
}

/**
 * How many times as fast as others we are: the fastest of the general libraries, of those of them that check as much as we do, and
 * so on. One that refuses every valid address does not know the family, and does not count. NaN where there is none.
 */
export function ratios(row: Row): Record<'general' | 'checking' | 'specialist' | 'viem', number> {
  const ours = speedOf(row, 'ours') ?? Number.NaN;
  const over = (standings: readonly Row['standings'][number][]) => {
    const speeds = standings
      .filter(({ asked, refused }) => refused < asked)
      .map(({ speed }) => speed);
    return speeds.length === 0 ? Number.NaN : ours / Math.max(...speeds);
  };
  const named = (names: readonly string[]) =>
    row.standings.filter(({ name }) => names.includes(name));
  return {
    general: over(named(general)),
    checking: over(named(general).filter((standing) => isChecking(row, standing))),
    specialist: over(named(['specialist', 'viem', 'ethers'])),
    viem: over(named(['viem'])),
  };
}

/** Whether a contestant refuses at least half of the typos. The floor checks nothing, and identifyNetworks names other networks. */
function isChecking({ typos }: Row, { name, accepted }: Row['standings'][number]): boolean {
  return accepted <= typos / 2 || name === 'floor' || name === 'identify';
}

/** What the star in a cell means. */
function printUnchecked(rows: readonly Row[]): void {
  const unchecked = rows.flatMap((row) =>
    row.standings
      .filter(({ refused, asked }) => refused < asked)
      .filter((standing) => !isChecking(row, standing))
      .map(({ name, accepted }) => `${row.family.title}: ${name} ${accepted} of ${row.typos}`),
  );
  if (unchecked.length === 0) return;
  console.log(
    `\n* No checksum: takes more than half of the addresses with one character changed for valid (${unchecked.join(', ')}).`,
  );
}

function speedOf({ standings }: Row, contestant: string): number | undefined {
  return standings.find(({ name }) => name === contestant)?.speed;
}

function cell(row: Row, contestant: string): string {
  const standing = row.standings.find(({ name }) => name === contestant);
  if (!standing) return '–';
  const { speed } = standing;
  return speed.toFixed(speed < 100 ? 1 : 0) + (isChecking(row, standing) ? '' : '*');
}

function times(ratio: number): string {
  return Number.isNaN(ratio) ? '–' : `${ratio.toFixed(1)}×`;
}
