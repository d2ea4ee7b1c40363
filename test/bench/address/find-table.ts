import { printTable } from '@/test/bench/table';
import type { Finding, Growth } from './find';

export function printFinding(findings: readonly Finding[]): void {
  const methods = Object.keys(findings[0]?.speeds ?? {});
  printTable('findAddresses: million characters a second (MB of ASCII), in Node', [
    ['text', 'found', ...methods],
    ...findings.map(({ text, found, speeds }) => [
      text,
      `${found}`,
      ...methods.map((method) => figure(speeds[method])),
    ]),
  ]);
}

export function printGrowth(growths: readonly Growth[]): void {
  printTable('findAddresses: how its time grows, 100,000 against 1,000,000 characters', [
    ['text', 'million characters a second', 'time for ten times the text'],
    ...growths.map(({ text, speed, ratio }) => [text, figure(speed), `${ratio.toFixed(1)}×`]),
  ]);
}

function figure(number = Number.NaN): string {
  return number.toFixed(number < 100 ? 1 : 0);
}
