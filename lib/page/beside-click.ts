import { send } from '@/lib/extension/messages';
import { isElement, isText } from './kinds';
import { logFailure } from './lifetime';
import { textsUnder } from './texts-under';

/** More than a row or a card of a page is not beside a click. */
const longest = 1000;
/** An address, one in groups, a short form; the parts of a short form may stand in elements of their own. */
const addressLike = /[\w-]{25}|( \w{4}){5}|\w,?([…⋯]|\.\.|\*\*),?\w/;

/**
 * Tells the texts nearest to a click that may be addresses or short forms of such, as the user sees them: a button of the page may copy
 * one, and no event says so. Hidden text excuses nothing.
 */
export function tellBeside(click: Event): void {
  for (const element of click.composedPath()) {
    if (!isElement(element)) continue;
    if (element.textContent[longest]) return;
    const fields = element.querySelectorAll<HTMLInputElement>('input[readonly]');
    const shown = [...textsUnder(element), ...fields].flatMap((one) => {
      const [holder, text] = isText(one) ? [one.parentElement, one.data] : [one, one.value];
      return holder?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ? text : [];
    });
    if (addressLike.test(`${shown}`)) {
      send('page/clicked', { shown }).catch(logFailure);
      return;
    }
  }
}
