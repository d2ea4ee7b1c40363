import {
  isNoAddress,
  isSecret,
  type Level,
  levels,
  networksMeant,
  type Reason,
  type Verdict,
} from '@/lib/verdict/verdict';
import { answerIn, withAnswerBefore } from '@/lib/verdict/with-answer';
import type { GivenRow } from './read-rows';

/** A row of the user's list, and what is known of it. */
export type ManyRow = GivenRow & {
  /** null: it is not checked yet. */
  verdict: Verdict | null;
  /** The place of the first row with the same account, 0-based; null: it is the first. */
  sameAs: number | null;
  /** Whether the service was asked about it; 'failed': it gave no answer. */
  asked: 'no' | 'asked' | 'failed';
  /** What the service said, or that it said nothing; it stays where the lists are looked up anew. */
  answer: readonly Reason[];
};

/** What a row is counted as: its verdict's level, or that it holds no address. */
export type Kind = Level | 'none';

/** Worst first. */
export const kinds: readonly Kind[] = [...levels, 'none'];

/** What a row is counted as; null: it is not checked yet. */
export function kindOf({ verdict }: Pick<ManyRow, 'verdict'>): Kind | null {
  if (!verdict) return null;
  return isNoAddress(verdict) ? 'none' : verdict.level;
}

/** How many rows there are of each kind. */
export function countKinds(rows: readonly ManyRow[]): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const row of rows) {
    const kind = kindOf(row);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** The places of the rows of one kind, null for all; in their order, or the worst first. */
export function placesOf(
  rows: readonly ManyRow[],
  kind: Kind | null,
  order: 'list' | 'worst',
): number[] {
  const places = [...rows.keys()];
  if (kind === null && order === 'list') return places;
  const ofKind = Map.groupBy(places, (place) => rows[place] && kindOf(rows[place]));
  return (kind === null ? [...kinds, null] : [kind]).flatMap((one) => ofKind.get(one) ?? []);
}

/** Whether the service at a host may be asked about a row, and was not. Of rows with the same account, the first stands for all. */
export function isToAsk({ verdict, asked, sameAs, answer }: ManyRow, host: string): boolean {
  if (verdict?.format === undefined || sameAs !== null || isSecret(verdict)) return false;
  // Another one may have been set up since.
  return asked !== 'asked' || answer.some((one) => 'sourceName' in one && one.sourceName !== host);
}

/** The rows with verdicts in them, and which of them repeat an earlier one. */
export function withVerdicts(
  rows: readonly ManyRow[],
  found: ReadonlyMap<number, Verdict>,
): ManyRow[] {
  const firsts = new Map<string, { place: number; row: ManyRow }>();
  return rows.map((before, place) => {
    const verdict = verdictOf(before, found.get(place));
    if (!verdict) return before;
    const account = accountOf(verdict);
    const first = account === null ? undefined : firsts.get(account);
    const row = withSaid(before, verdict, first);
    if (account !== null && !first) firsts.set(account, { place, row });
    return row;
  });
}

/** A row with a verdict. One that repeats a row gets what the service was asked about that, as it is not asked again. */
function withSaid(
  row: ManyRow,
  verdict: Verdict,
  first: { place: number; row: ManyRow } | undefined,
): ManyRow {
  const sameAs = first?.place ?? null;
  if (first && first.row.asked !== 'no' && row.asked === 'no') {
    const { asked, answer } = first.row;
    return { ...row, sameAs, asked, answer, verdict: withAnswerBefore(verdict, answer) };
  }
  return verdict === row.verdict && sameAs === row.sameAs ? row : { ...row, verdict, sameAs };
}

/** The rows with the service's answer about one of them, which is that about its repetitions too. */
export function withAnswer(rows: readonly ManyRow[], place: number, verdict: Verdict): ManyRow[] {
  const hasFailed = verdict.reasons.some(({ code }) => code === 'service-failed');
  const asked = hasFailed ? 'failed' : 'asked';
  const answer = answerIn(verdict);
  return rows.map((row, at) =>
    at === place || row.sameAs === place
      ? { ...row, verdict: asWritten(verdict, at === place ? null : row), asked, answer }
      : row,
  );
}

/** The verdict on an account for another row: how the address is written there is that row's own. */
function asWritten(verdict: Verdict, row: ManyRow | null): Verdict {
  if (!row) return verdict;
  const isOfRow = ({ code }: Reason) => code === 'invisible';
  const own = row.verdict?.reasons.filter(isOfRow) ?? [];
  return { ...verdict, reasons: [...verdict.reasons.filter((one) => !isOfRow(one)), ...own] };
}

/** The rows as they are before the lists are looked up anew: what the service said stays. */
export function unchecked(rows: readonly ManyRow[]): ManyRow[] {
  return rows.map((row) => ({
    ...row,
    verdict: null,
    ...(row.asked === 'failed' && { asked: 'no', answer: [] }),
  }));
}

function verdictOf(row: ManyRow, looked: Verdict | undefined): Verdict | null {
  return looked ? withAnswerBefore(looked, row.answer) : row.verdict;
}

/** The same for all spellings of an address on one network; null: it is no address. */
function accountOf(verdict: Verdict): string | null {
  return verdict.format === undefined ? null : `${networksMeant(verdict)[0]} ${verdict.address}`;
}
