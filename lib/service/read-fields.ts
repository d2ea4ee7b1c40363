import { cleanText } from './clean-text';
import { type DayOrder, isoDay } from './iso-day';

/** What the service says about reports of an address. 'unknown' is not 'none'. */
export type ScamReport =
  | { status: 'none' }
  | { status: 'unknown' }
  | { status: 'reported'; text: string };

// Dates outside these are mistakes: there was no wallet before 2009, and 1970 is how services write "no date".
const earliest = Date.UTC(2009, 0);
const latest = Date.UTC(2100, 0);

/** Day, minute, second, fraction, hours and minutes of the zone. Of exports of databases, with its name, '10:20:30 UTC', or of hours alone, '10:20:30+00' (PostgreSQL). */
const isoTime =
  /^(\d{4}(?:-\d\d-|\/\d\d\/)\d\d)(?:[T ](\d\d:\d\d)(?:(:\d\d)(\.\d+)?)? ?(?:Z|UTC|GMT|([+-]\d\d):?(\d\d)?(?: [A-Z]{3,4})?)?)?$/i;

/** As most services write it, in the form that isoTime's is brought to: a list has a million of them. */
const plainTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

/** A text made fit to be shown; empty where there is none. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? cleanText(value) : '';
}

/** A text, or a number as text: services write identifiers both ways. Empty where it is neither. */
export function readIdentifier(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : readText(value);
}

/** `"false"` is not false: whatever is not a boolean is not known. */
export function readBoolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Blank, "0", 0, false and null say that there is no report; a text or a number above 0 is one; the rest is not known. */
export function readScamReport(value: unknown): ScamReport {
  if (value === null || value === false || value === 0) return { status: 'none' };
  if (typeof value === 'number' && value > 0 && Number.isFinite(value)) {
    return { status: 'reported', text: String(value) };
  }
  if (typeof value !== 'string') return { status: 'unknown' };
  if (['', '0'].includes(value.trim())) return { status: 'none' };
  const text = cleanText(value);
  // Not blank, but nothing that can be seen: that is no "none".
  return text === '' ? { status: 'unknown' } : { status: 'reported', text };
}

/** A whole number from 0, be it a number or its digits as text; null where it is neither. */
export function readCount(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text.trim())) return null;
  const count = Number(text);
  return Number.isSafeInteger(count) ? count : null;
}

/**
 * A time as milliseconds since 1970: from an ISO 8601 text, also with strokes between the parts of the day or with a day as isoDay knows it (UTC
 * where it names no zone), or seconds or milliseconds since 1970. `order`: see isoDay.
 */
export function readTime(value: unknown, order: DayOrder | null = null): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  const time = /^\d{9,13}(?:\.\d+)?$/.test(text.trim())
    ? readEpoch(Number(text))
    : (readIsoTime(text.trim()) ?? readIsoTime(isoDay(text.trim(), order)));
  return time !== null && time >= earliest && time < latest ? time : null;
}

/** Clocks and zones may be a day ahead; what is dated later was mistyped, and would stand before all others. */
const day = 86_400_000;

/** The same; null, too, where nothing can have been reported then yet. */
export function readPastTime(
  value: unknown,
  now: number,
  order: DayOrder | null = null,
): number | null {
  const time = readTime(value, order);
  return time !== null && time <= now + day ? time : null;
}

/** In milliseconds, every date from 2009 on has more than 1e11 of them; in seconds, every date up to 2100 has fewer. */
function readEpoch(count: number): number {
  return Math.trunc(count < 1e11 ? count * 1000 : count);
}

function readIsoTime(text: string): number | null {
  const plain = plainTime.test(text) ? text : inFull(text);
  if (plain === null) return null;
  const day = plain.slice(0, 10);
  // V8 reads 30 February as 2 March.
  if (Number(day.slice(8)) > 28 && !isDay(day)) return null;
  const time = Date.parse(plain);
  return Number.isNaN(time) ? null : time;
}

/** With all that it leaves out, or null. Date.parse alone reads far too much: 'page 3' is a day in 2001 to V8. */
function inFull(text: string): string | null {
  const parts = isoTime.exec(text);
  if (!parts) return null;
  const [, written = '', minute = '00:00', second = ':00', fraction = '', hours, minutes] = parts;
  const day = written.replaceAll('/', '-');
  const zone = hours ? `${hours}:${minutes ?? '00'}` : 'Z';
  return `${day}T${minute}${second}${fraction.slice(0, 4)}${zone}`;
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).getUTCDate() === Number(day.slice(8));
}
