import { useCallback, useRef, useState } from 'react';
import { type ManyAnswer, mostQuestions, type Question } from '@/lib/extension/check-messages';
import { send } from '@/lib/extension/messages';
import type { Verdict } from '@/lib/verdict/verdict';
import { isToAsk, type ManyRow, unchecked, withAnswer, withVerdicts } from './many-row';
import type { GivenRow } from './read-rows';
import { useWork } from './use-work';
import type { Outcome } from './work';

/** As many requests are under way at once: the background sends no more. */
const requests = 2;
/** As many addresses as the service may refuse, one after the other, before the user is asked whether to go on. */
const mostRefused = 5;

/** A list of addresses that are looked up in this browser, and where the user says so at the service too. */
export function useMany() {
  const { rows, list } = useRows();
  const { run, start: work, pause, goOn, stop } = useWork();

  const look = (places: number[]) =>
    work({
      what: 'checking',
      total: places.length,
      size: mostQuestions,
      workers: 1,
      step: (from) => lookUp(list, places.slice(from, from + mostQuestions)),
    });
  const ask = (places: number[]) => {
    const isRefusedToAll = countRefusals();
    return work({
      what: 'asking',
      total: places.length,
      size: 1,
      workers: requests,
      step: (at) => askAbout(list, places[at] ?? -1, isRefusedToAll),
    });
  };
  return {
    rows,
    run,
    pause,
    goOn,
    stop,
    start(given: GivenRow[]) {
      const fresh = { verdict: null, sameAs: null, asked: 'no', answer: [] } as const;
      list.show(given.map((row) => ({ ...row, ...fresh })));
      return look(given.map((_, place) => place));
    },
    /** Looks all up anew. What the service said stays: each question costs. */
    lookAnew() {
      list.show(unchecked(list.rows));
      return look(list.rows.map((_, place) => place));
    },
    /** Looks up what was not, after a stop. */
    checkRest: () => look(list.rows.flatMap((row, place) => (row.verdict ? [] : [place]))),
    /** Asks the service at a host about those of the rows that it was not asked about. */
    ask: (places: number[], host: string) =>
      ask(places.filter((place) => isOpen(list.rows[place], host))),
    /** The user said something of a row's address: it is judged anew, beside whatever goes on. What the service said stays. */
    async again(place: number) {
      const first = list.rows[place]?.sameAs ?? place;
      const show = await lookUp(
        list,
        list.rows.flatMap((row, at) => (at === first || row.sameAs === first ? [at] : [])),
      );
      show();
    },
    /** The user said something of some addresses elsewhere: what is checked is judged anew, beside whatever goes on. */
    allAgain: (isLate: () => boolean) => lookUpChecked(list, isLate),
  };
}

/** The rows as they are now, for work that began before. */
type List = { rows: ManyRow[]; show: (rows: ManyRow[]) => void };

function useRows(): { rows: ManyRow[]; list: List } {
  const [rows, setRows] = useState<ManyRow[]>([]);
  const show = useCallback((next: ManyRow[]) => {
    list.current.rows = next;
    setRows(next);
  }, []);
  const list = useRef<List>({ rows, show });
  return { rows, list: list.current };
}

async function lookUp(list: List, places: number[]): Promise<() => void> {
  const questions = places.flatMap((place) => questionOf(list.rows[place]) ?? []);
  const verdicts = await send('many/look-up', { questions });
  return () => {
    const found = new Map<number, Verdict>();
    for (const [i, verdict] of verdicts.entries()) {
      const place = places[i] ?? -1;
      // Another list may stand there by now.
      if (isSame(questions[i], list.rows[place])) found.set(place, verdict);
    }
    list.show(withVerdicts(list.rows, found));
  };
}

async function lookUpChecked(list: List, isLate: () => boolean): Promise<void> {
  const places = list.rows.flatMap((row, place) => (row.verdict ? [place] : []));
  for (let from = 0; from < places.length; from += mostQuestions) {
    const show = await lookUp(list, places.slice(from, from + mostQuestions));
    if (isLate()) return;
    show();
  }
}

/** Takes the service's answers, and tells of one whether it is time to ask the user before the next. */
function countRefusals(): (answer: ManyAnswer) => boolean {
  // What refuses before it answered anything refuses all, as far as anybody knows.
  let left = 1;
  return ({ status }) => {
    if (status === 'asked') left = mostRefused;
    if (status !== 'refused') return false;
    left -= 1;
    if (left > 0) return false;
    left = mostRefused;
    return true;
  };
}

async function askAbout(
  list: List,
  place: number,
  isRefusedToAll: (answer: ManyAnswer) => boolean,
): Promise<Outcome> {
  const question = questionOf(list.rows[place]);
  if (!question) return () => {};
  const answer = await send('many/ask', question);
  if (answer.status === 'later') return { later: answer.milliseconds };
  const isRefused = isRefusedToAll(answer);
  if (answer.status === 'stopped' || (answer.status === 'refused' && isRefused))
    throw new Error(answer.message);
  return () => list.show(withAnswer(list.rows, place, answer.verdict));
}

function questionOf(row: ManyRow | undefined): Question | undefined {
  if (!row) return undefined;
  const { address, networkId, isHidden } = row;
  return { address, networkId, ...(isHidden && { isHidden }) };
}

function isSame(asked: Question | undefined, row: ManyRow | undefined): boolean {
  return asked?.address === row?.address && asked?.networkId === row?.networkId;
}

function isOpen(row: ManyRow | undefined, host: string): boolean {
  return row !== undefined && isToAsk(row, host);
}
