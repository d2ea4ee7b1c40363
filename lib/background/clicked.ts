import { findCandidates } from '@/lib/address/candidates';
import type { Clicked } from '@/lib/extension/paste-messages';
import { isLegible } from './legible';
import { recogniseMeant } from './recognised';
import { partsOf, shownBeside, standsFor } from './shown-beside';

/** What buttons for copying say, in their words or in their names. */
const copyWords =
  /(?<!right)copy(?!right|writ|cat)|clipboard|kop[iy]|copi[aeé]|复制|複製|拷贝|拷貝|コピー|복사|копи|копі|نسخ|คัดลอก|salin|sao chép|αντιγρ|העתק/i;
/** Nearer than that, a text belongs to the button: a cell of a table has no more around its button. */
const nearSteps = 2;
/** What stands farther away is another part of the page. */
const farSteps = 3;

/** The addresses and short forms of such beside a click that the user can see. */
export function seenBeside({ shown }: Clicked): string[] {
  const texts = shown.filter(isLegible).map(([text]) => text);
  return shownBeside(texts).filter((one) => partsOf(one) || isAddress(one));
}

/**
 * The address, or the short form of one, that a click copies, as far as that can be told; null: it cannot. It is the one that the user sees
 * beside the button; else the one that an attribute of the button carries.
 * @param isCopy something was copied by it, so that it need not say that it copies
 */
export function meantByClick(clicked: Clicked, isCopy: boolean): string | null {
  const { control, steps } = clicked;
  if (!isCopy && !saysCopy(control)) return null;
  const carried = oneOf(carriedBy(control));
  const seen = steps > farSteps ? null : oneOf(seenBeside(clicked));
  if (!seen || !carried) return seen ?? carried;
  // Of a table's row, what is seen may be another cell's.
  return standsFor(seen, carried) || steps > nearSteps ? carried : seen;
}

/** The only one that all stand for, whole where one of them is; null: there are none, or several. */
function oneOf(all: string[]): string | null {
  const whole = all.filter((one) => !partsOf(one));
  const [first = all[0]] = whole;
  return first !== undefined && all.every((one) => standsFor(one, first)) ? first : null;
}

/** The words that a user reads count first: a button that says 'Next' copies nothing that anybody wants. */
function saysCopy(control: string): boolean {
  const drawn = control.replaceAll(/<(svg|style|script)\b[\s\S]*?(?:<\/\1>|$)/g, ' ');
  const words = drawn
    .replaceAll(/<[^>]*(?:>|$)/g, ' ')
    .replaceAll(/[\w-]*(?:…|\.{2,})[\w-]*|\w{20,}/g, ' ');
  return copyWords.test(/\p{L}{2}/u.test(words) ? words : named(control));
}

function carriedBy(control: string): string[] {
  const text = named(control.replaceAll(/>[^<]*/g, '>'));
  return findCandidates(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter(isAddress);
}

/** Without what names something else than the button. */
function named(control: string): string {
  return control.replaceAll(/\s(?:on\w+|(?:xlink:)?href(?!="#)|src|style|d|points)="[^"]*"/g, ' ');
}

function isAddress(text: string): boolean {
  return recogniseMeant(text).networks.length > 0;
}
