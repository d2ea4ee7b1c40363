import { i18n } from '#i18n';

// Formatters are dear to make and cheap to use.
const made = new Map<string, unknown>();

/** '1,234'. */
export function number(n: number): string {
  return once('number', (locale) => new Intl.NumberFormat(locale)).format(n);
}

/** The day of a time in milliseconds since 1970, in UTC, as in the records of a service, and as the language writes it: '2 Apr 2026'. */
export function day(at: number): string {
  return once(
    'day',
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  ).format(at);
}

/** A month or a year in UTC, as the language writes it: 'May 2026' of '2026-05', '2026' of '2026'. */
export function period(name: string): string {
  const month = name.length > 4 ? ({ month: 'short' } as const) : {};
  return once(
    month.month ?? 'year',
    (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', ...month, timeZone: 'UTC' }),
  ).format(Date.parse(name));
}

/** '9 days'. */
export function duration(n: number, unit: 'minute' | 'hour' | 'day'): string {
  return once(
    `in ${unit}s`,
    (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  ).format(n);
}

/** '9 days ago'. */
export function past(n: number, unit: 'minute' | 'hour' | 'day'): string {
  return once('past', (locale) => new Intl.RelativeTimeFormat(locale)).format(-n, unit);
}

/** 'Bitcoin, Litecoin or TRON', or 'and'. */
export function oneOf(names: string[], joint: 'or' | 'and'): string {
  const type = joint === 'or' ? 'disjunction' : 'conjunction';
  return once(joint, (locale) => new Intl.ListFormat(locale, { type })).format(names);
}

/** '3 duplicates, 12 rows not readable': facts that stand beside each other. */
export function together(facts: string[]): string {
  return once('together', (locale) => new Intl.ListFormat(locale, { type: 'unit' })).format(facts);
}

function once<Formatter>(key: string, make: (locale: string) => Formatter): Formatter {
  const known = made.get(key) as Formatter | undefined;
  if (known) return known;
  const formatter = make(locale());
  made.set(key, formatter);
  return formatter;
}

/** The language that the words are in, which is not always that of the browser: it may be one that we do not speak. */
function locale(): string {
  return i18n.t('locale');
}
