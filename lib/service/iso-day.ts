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

/**
 * A day that is written in another form of which nobody can doubt what it means, as ISO 8601 writes it: '02.03.2024', '2 March 2024',
 * 'Mar 2, 2024', '20240302', '13/2/2024'. Any other text as it is: of '2/3/2024' nobody knows the month.
 */
export function isoDay(text: string): string {
  return text
    .replace(dotted, (_, day, month, year) => iso(year, month, day))
    .replace(dayNamed, (_, day, month, year) => iso(year, numberOf(month), day))
    .replace(monthNamed, (_, month, day, year) => iso(year, numberOf(month), day))
    .replace(dayFirst, (_, day, month, year) => iso(year, month, day))
    .replace(monthFirst, (_, month, day, year) => iso(year, month, day))
    .replace(compact, '$1-$2-$3')
    .replace(/^([\d-]{10}), /, '$1 ');
}

function iso(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function numberOf(month: string): string {
  return String(order.indexOf(month.slice(0, 3).toLowerCase()) + 1);
}
