import { i18n } from '#i18n';
import type { NetworkId } from '@/lib/address/networks';
import { type ListFormat, longestList, type WhyPart } from '@/lib/extension/feed-messages';
import { dayOrder } from '@/lib/service/iso-day';
import { csvRows, hasSentence } from './csv-rows';
import { findTable } from './find-table';
import { readJsonLines } from './json-lines';
import { readJson, readYaml } from './json-rows';
import {
  type BadCounts,
  commentProblem,
  concluded,
  countBad,
  hopeless,
  tooLong,
} from './list-problems';
import { mergeRow } from './merge-row';
import { noteColumn } from './note-column';
import type { BadRow, Opened, RawRow } from './raw-row';
import type { Known, ListRow, Reading } from './read-row';
import { readRows } from './read-rows';
import { textRows } from './text-rows';

/** What was understood of a list. `total` = `rows.length` + `duplicates` + `bad.count`. */
export type ListReading = {
  format: ListFormat;
  /** Each account once, or once on each network that the list names for it. */
  rows: ListRow[];
  /** Rows that the list has. */
  total: number;
  /** Rows of an account that an earlier row has, in whatever spelling, and of no other network. */
  duplicates: number;
  /** Rows that were not taken; `rows` are the first hundred. */
  bad: Counted;
  /** Rows that were taken, though something in them does not fit; see Reading. */
  disagreements: Counted;
  /** Rows whose network nobody named, so that the address told it. */
  guessed: number;
  /** Rows with a date that cannot be read. */
  undated: number;
  /** What the list calls the columns or fields that the addresses of its rows stand in. */
  columns: string[];
  /** How many rows may be meant on which networks, most first. */
  networks: { networks: NetworkId[]; count: number }[];
  /** Set where it accuses nobody and says so of most of its rows: whom it accused before, it took back. */
  isCleared?: true;
  /** Why it may not be whole. */
  isPart?: WhyPart;
  /** Why nothing can be taken, in words for the user; null where something can. */
  problem: string | null;
};

type Counted = { count: number; rows: BadRow[] };

export type ReadOptions = {
  /** The network of a list that names none. */
  network?: NetworkId | null;
  /** How many accounts it had when it was read before. */
  before?: number;
  /** It is a page of several, as its server says beside it. */
  isPage?: boolean;
  /** Called after each few milliseconds of work, so that others get their turn. */
  pause?: () => Promise<void>;
};

/** Characters in which dates tell how they are written. */
const longestSample = 2 ** 20;

/** Bad rows that are kept to be shown. */
const mostShown = 100;

/** Rows, and pieces without one, between two looks at the clock. */
const piecesAtOnce = 64;

/** Work without a pause, in milliseconds: half a frame. */
const slice = 8;

/**
 * Reads a list of addresses in any format that lists from elsewhere have. Takes no row on trust: each address is validated, and what
 * was not taken is told. Never throws. JSON is parsed in one go, which takes 0.1 s for the longest list, and 2 s where a million names
 * in it are all different.
 */
export async function readList(text: string, options: ReadOptions = {}): Promise<ListReading> {
  if (text.length > longestList) return { ...emptyReading(), problem: tooLong(text.length) };
  const plain = text.replace(/^\ufeff/, '');
  if (plain.trim() === '')
    return { ...emptyReading({ format: 'text' }), problem: i18n.t('feed.nothing') };
  const opened = openList(plain);
  if ('problem' in opened) return { ...emptyReading(), problem: opened.problem };
  const reading = emptyReading(opened);
  const seen = new Map<string, ListRow>();
  const { network = null, before = 0, pause = shortPause } = options;
  const known: Known = { chosen: network, order: dayOrder(plain.slice(0, longestSample)) };
  let since = performance.now();
  let pieces = 0;
  const bad: BadCounts = { all: 0, cleared: 0, unclear: 0, silent: 0 };
  for (const raw of opened.rows) {
    pieces += 1;
    if (raw) noteAll(reading, seen, raw, readRows(raw, known), bad);
    const problem = hopeless(bad, seen.size);
    if (problem) return { ...emptyReading(opened), problem };
    if (pieces % piecesAtOnce === 0 && performance.now() - since > slice) {
      await pause();
      since = performance.now();
    }
  }
  if (options.isPage) opened.isPart = 'elsewhere';
  const concluding = concluded(seen.size, before, bad, opened);
  return { ...reading, ...summary([...seen.values()]), ...concluding };
}

/** How JSON begins. A text may begin with `[scams]`, with a link in Markdown, a comment in it, `[//]: #`, or as a chat does: `[27.11.2026, 10:21] Bob`. */
const json =
  /^\s*(?:\{|\[\s*(?:["'[\]{]|\/[/*](?!\])|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*,|$|(?:null|true|false)\b))/i;

/** A list that its keepers emptied, but for its header or its comments, is a list: it accuses nobody any more. */
function openList(text: string): Opened | { problem: string } {
  if (/^\s*<(?!https?:)/.test(text)) return { problem: i18n.t('feed.webPage') };
  if (json.test(text))
    return readJson(text) ?? readJsonLines(text) ?? { problem: i18n.t('feed.brokenJson') };
  const commented = /^\s*(?:#|\/[/*])/.test(text) ? readJson(text) : null;
  if (commented) return commented;
  const yaml = readYaml(text);
  if (yaml) return yaml;
  const table = findTable(text);
  if (table) {
    const ifEmpty = hasSentence(text) ? i18n.t('feed.nothing') : null;
    return { format: 'csv', rows: csvRows(text, table), ifEmpty };
  }
  return { format: 'text', rows: textRows(text), ifEmpty: commentProblem(text) };
}

function noteAll(
  reading: ListReading,
  seen: Map<string, ListRow>,
  raw: RawRow | BadRow,
  reads: Reading[],
  bad: BadCounts,
): void {
  for (const read of reads) {
    note(reading, seen, read);
    if (read.status === 'bad') countBad(bad, read.bad);
    else if ('column' in raw) noteColumn(reading.columns, raw.column);
  }
}

function note(reading: ListReading, seen: Map<string, ListRow>, read: Reading): void {
  reading.total += 1;
  if (read.status === 'bad') {
    add(reading.bad, read.bad);
    return;
  }
  const { row, guessed, undated, disagreement } = read;
  const first = seen.get(row.key);
  const place = first && isElsewhere(first, row) ? `${row.key} ${row.networkId}` : row.key;
  const known = seen.get(place);
  if (known) {
    reading.duplicates += 1;
    mergeRow(known, row);
    return;
  }
  seen.set(place, row);
  if (guessed) reading.guessed += 1;
  if (undated) reading.undated += 1;
  if (disagreement) add(reading.disagreements, disagreement);
}

/** Whether two rows of an account are on different networks. Where one does not say, they may be on the same. */
function isElsewhere(first: ListRow, { networkId }: ListRow): boolean {
  return first.networkId !== null && networkId !== null && first.networkId !== networkId;
}

function add(counted: Counted, { line, text, reason }: BadRow): void {
  counted.count += 1;
  if (counted.rows.length < mostShown) counted.rows.push({ line, text, reason });
}

function summary(rows: ListRow[]): Pick<ListReading, 'rows' | 'networks'> {
  const counts = new Map<string, { networks: NetworkId[]; count: number }>();
  for (const { networks } of rows) {
    const key = networks.join();
    const known = counts.get(key) ?? { networks, count: 0 };
    known.count += 1;
    counts.set(key, known);
  }
  return { rows, networks: [...counts.values()].sort((a, b) => b.count - a.count) };
}

function emptyReading({ format = 'unknown' }: Partial<Opened> = {}): ListReading {
  const none = () => ({ count: 0, rows: [] });
  const counts = { total: 0, duplicates: 0, guessed: 0, undated: 0 };
  return {
    format,
    rows: [],
    ...counts,
    bad: none(),
    disagreements: none(),
    ...{ columns: [], networks: [], problem: null },
  };
}

function shortPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
