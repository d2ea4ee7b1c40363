const months =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const order = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** With dots, the day comes first wherever they are written. */
const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/;
const dayNamed = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?[ -]${months}\\.?,?[ -](\\d{4})(?!\\d)`,
  'i',
);
const monthNamed = new RegExp(`^${months}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, 'i');
/** No month is beyond 12. */
const beyond = '(1[3-9]|2\\d|3[01])';
const dayFirst = new RegExp(`^${beyond}/(0?[1-9]|1[0-2])/(\\d{4})(?!\\d)`);
const monthFirst = new RegExp(`^(0?[1-9]|1[0-2])/${beyond}/(\\d{4})(?!\\d)`);
const compact = /^(\d{4})(\d\d)(\d\d)$/;
const yearFirst = /^(\d{4})([-/.年])(\d{1,2})(?:\2|月)(\d{1,2})日?(?!\d)/;
/** 'Thu, 2 Mar 2024'. */
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
/** The hour as spreadsheets show it: '5:06', '5:06:07 PM'. */
const hour = /^([\d-]{10}) (\d{1,2})(:\d\d(?::\d\d)?)(?: ?([ap])\.?m\.?)?(?![\d:])/i;

/** Which comes first in dates with slashes. */
export type DayOrder = 'day' | 'month';

const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;

/** How the dates with slashes in a text are written, by those of which nobody can doubt it; null: there are none, or of both forms. */
export function dayOrder(text: string): DayOrder | null {
  const orders = new Set<DayOrder>();
  for (const [, first, second] of text.matchAll(slashed)) {
    if (Number(first) > 12) orders.add('day');
    if (Number(second) > 12) orders.add('month');
    if (orders.size > 1) return null;
  }
  const [only = null] = orders;
  return only;
}

/**
 * A day that is written in another form of which nobody can doubt what it means, as ISO 8601 writes it: '02.03.2024', '2 March 2024',
 * 'Mar 2, 2024', '20240302', '2024/3/2', '13/2/2024 5:06 PM'. Any other text as it is: of '2/3/2024' nobody knows the month, unless `order`
 * says which comes first.
 */
export function isoDay(text: string, order: DayOrder | null = null): string {
  return inOrder(text, order)
    .replace(weekday, '')
    .replace(dotted, (_, day, month, year) => iso(year, month, day))
    .replace(dayNamed, (_, day, month, year) => iso(year, numberOf(month), day))
    .replace(monthNamed, (_, month, day, year) => iso(year, numberOf(month), day))
    .replace(dayFirst, (_, day, month, year) => iso(year, month, day))
    .replace(monthFirst, (_, month, day, year) => iso(year, month, day))
    .replace(compact, '$1-$2-$3')
    .replace(yearFirst, (_, year, __, month, day) => iso(year, month, day))
    .replace(/^([\d-]{10}),? (?:at )?/, '$1 ')
    .replace(hour, (_, day, hours, rest, half) => `${day} ${ofDay(hours, half)}${rest}`);
}

function inOrder(text: string, order: DayOrder | null): string {
  if (order === null) return text;
  return text.replace(slashed, (whole, first, second, year) => {
    const [month, day] = order === 'day' ? [second, first] : [first, second];
    return Number(month) > 12 ? whole : iso(year, month, day);
  });
}

/** The hour of the day, from that of one of its halves, where that is said. */
function ofDay(hours: string, half = ''): string {
  const before = half === '' ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return String(before).padStart(2, '0');
}

function iso(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function numberOf(month: string): string {
  return String(order.indexOf(month.slice(0, 3).toLowerCase()) + 1);
}
