import { send } from '@/lib/extension/messages';
import { logFailure } from './lifetime';

/** More than a row or a card of a page is not beside a click. */
const mostElements = 40;
const mostBeside = 4;
const addressLike = /\w{3,}(?:…|⋯|\.{2,}|\*{3,})\w{2,}|\w{25,}/g;

/**
 * Tells what may be addresses or short forms of such, as they are seen beside a click: a button of the page may copy one, and no event
 * says so.
 */
export function tellBeside(click: Event): void {
  let shown: string[] = [];
  for (const element of click.composedPath()) {
    // Of an icon, the button around it.
    if (!(element instanceof HTMLElement)) continue;
    if (element.querySelectorAll('*')[mostElements]) break;
    // biome-ignore lint/performance/useDomNodeTextContent: what the user sees; hidden text excuses nothing
    shown = element.innerText.match(addressLike) ?? shown;
  }
  shown = shown.slice(0, mostBeside);
  if (shown[0]) send('page/clicked', { shown }).catch(logFailure);
}
