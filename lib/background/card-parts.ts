import type { Picture } from '@/lib/address/picture';
import type { CardPart } from '@/lib/extension/card-part';
import type { Compared } from '@/lib/extension/compared';

/** An aid for the eye, beside the address that says it all. */
export function pictureParts(picture: Picture): CardPart {
  const paths = picture.map(({ path, colour }): CardPart => ['path', { d: path, fill: colour }]);
  return ['svg', { class: 'picture', viewBox: '0 0 5 5', 'aria-hidden': 'true' }, ...paths];
}

/** Two addresses one above the other, with what differs marked. */
export function comparedParts(rows: Compared): CardPart[] {
  return rows.map(({ name, marked }) => [
    'p',
    { class: 'row' },
    name,
    ['span', {}, ...marked.split(' ').map(groupParts)],
  ]);
}

/** Every second part between brackets differs. */
function groupParts(group: string): CardPart {
  const parts = group
    .split(/[[\]]/)
    .map((part, at): CardPart => (at % 2 ? ['mark', {}, part] : part));
  return ['span', {}, ...parts.filter((part) => part !== '')];
}
