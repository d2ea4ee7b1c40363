import { i18n } from '#i18n';

// Formatters are dear to make and cheap to use.
const made = new Map<string, unknown>();

/** '1,234'. */
export function number(n: number): string {
  return once('number', (locale) => new Intl.NumberFormat(locale)).format(n);
}

/** The day of a time in milliseconds since 1970, in UTC, as in the records of a service: '2026-04-02', or as the language writes it. */
export function day(at: number): string {
  return once(
    'day',
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  ).format(at);
}

/** The time of a day in milliseconds since 1970, in the user's own zone: '14:05:09'. */
export function time(at: number): string {
  return once('time', (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })).format(
    at,
  );
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
