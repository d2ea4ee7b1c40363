import { printTable } from '@/test/bench/table';
import type { Row } from './speed';

/** Libraries for many networks. */
export const general = ['multicoin', 'wallet-av', 'ens'];

const columns = ['ours', 'scure+noble', ...general, 'viem', 'ethers', 'specialist', 'identify'];

export function printSpeeds(rows: readonly Row[]): void {
  printTable('Thousand validations a second, in Node', [
    ['family', ...columns, 'floor', '× general', '× specialist', '× viem', 'of floor'],
    ...rows.map((row) => [
      row.family.title,
      ...columns.map((name) => cell(row, name)),
      cell(row, 'floor'),
      times(ratios(row).general),
      times(ratios(row).specialist),
      times(ratios(row).viem),
      `${((100 * (speedOf(row, 'ours') ?? 0)) / (speedOf(row, 'floor') ?? 1)).toFixed(0)} %`,
    ]),
  ]);
  const named = rows.flatMap(({ family, specialist }) =>
    specialist ? [`${family.title}: ${specialist}`] : [],
  );
  console.log(`\nSpecialists: ${['EVM: viem and ethers', ...named].join(', ')}.`);
  for (const { family, standings } of rows) {
    for (const { name, asked, refused } of standings) {
      // Which names and hashes identifyNetworks leaves out on purpose, its docstring says.
      if (refused === 0 || name === 'identify') continue;
      console.log(`${name} refuses ${refused} of ${asked} valid addresses of ${family.title}.`);
    }
  }
}

/**
 * How many times as fast as others we are: the fastest of the general libraries, and so on. One that refuses every valid address
 * does not know the family, and does not count. NaN where there is none.
 */
export function ratios(row: Row): Record<'general' | 'specialist' | 'viem', number> {
  const ours = speedOf(row, 'ours') ?? Number.NaN;
  const over = (names: readonly string[]) => {
    const speeds = row.standings
      .filter(({ name, asked, refused }) => names.includes(name) && refused < asked)
      .map(({ speed }) => speed);
    return speeds.length === 0 ? Number.NaN : ours / Math.max(...speeds);
  };
  return {
    general: over(general),
    specialist: over(['specialist', 'viem', 'ethers']),
    viem: over(['viem']),
  };
}

function speedOf({ standings }: Row, contestant: string): number | undefined {
  return standings.find(({ name }) => name === contestant)?.speed;
}

function cell(row: Row, contestant: string): string {
  const speed = speedOf(row, contestant);
  return speed === undefined ? '–' : speed.toFixed(speed < 100 ? 1 : 0);
}

function times(ratio: number): string {
  return Number.isNaN(ratio) ? '–' : `${ratio.toFixed(1)}×`;
}
