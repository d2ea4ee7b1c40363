import type { Page } from './driver';

/**
 * What does not fit where it stands, and the page itself where it has to be scrolled sideways. What scrolls by itself is let be, and so are
 * rows of a long list that end in an ellipsis: the chosen one is whole beside the list. But the first words of its facts have to fit, and so
 * have the words in an empty field, and those of a choice unless they end in an ellipsis.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.eval(() => {
    const isMeant = (one: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
    };
    const isCut = (one: Element) => {
      const { left, right } = one.getBoundingClientRect();
      // A pixel more, because widths are rounded.
      return one.scrollWidth > one.clientWidth + 1 || left < -1 || right > innerWidth + 1;
    };
    const isSeen = (one: Element) =>
      one.checkVisibility() && !one.closest('.unseen, .report-rows, input, textarea, select, svg');
    const pen = document.createElement('canvas').getContext('2d');
    const isHintCut = (field: HTMLInputElement) => {
      if (!pen || !field.checkVisibility() || field.placeholder === '') return false;
      const style = getComputedStyle(field);
      const { paddingLeft, paddingRight } = style;
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room + 1;
    };
    const hints = Array.from(
      document.querySelectorAll<HTMLInputElement>('input:placeholder-shown'),
    ).filter(isHintCut);
    // The browser tells of no words in a choice that they do not fit, so one with these alone is made, as wide as it likes.
    const isChoiceCut = (field: HTMLSelectElement) => {
      if (!field.checkVisibility() || isMeant(field)) return false;
      const alone = field.cloneNode();
      if (!(alone instanceof HTMLSelectElement)) return false;
      alone.append(new Option(field.selectedOptions[0]?.text));
      alone.style.width = 'max-content';
      field.after(alone);
      const wanted = alone.offsetWidth;
      // It may have made the choice itself wider.
      alone.remove();
      return wanted > field.offsetWidth + 1;
    };
    const root = document.documentElement;
    const all = Array.from(document.querySelectorAll('body *')).filter(isSeen);
    // Elements within a line have no width of their own.
    const boxes = all.filter((one) => one.clientWidth > 0 && isCut(one) && !isMeant(one));
    const firsts = Array.from(document.querySelectorAll('.row-facts > :first-child'));
    // In a stacked row the facts are within a line, and only the row can cut them.
    const isOutside = (one: Element) => {
      const [inner, outer] = [one, one.parentElement ?? one].map((box) =>
        box.getBoundingClientRect(),
      );
      if (!inner || !outer) return false;
      const { left, right, bottom } = outer;
      return inner.left < left - 1 || inner.right > right + 1 || inner.bottom > bottom + 1;
    };
    boxes.push(
      ...firsts.filter(
        (one) => one.checkVisibility() && (one.clientWidth > 0 ? isCut(one) : isOutside(one)),
      ),
    );
    const cut = [...(root.scrollWidth > root.clientWidth + 1 ? [root] : []), ...boxes].map(
      (one) => `${one.localName}.${one.className} has ${one.scrollWidth} in ${one.clientWidth} px`,
    );
    const choices = Array.from(document.querySelectorAll('select')).filter(isChoiceCut);
    const words = [
      ...hints.map(({ placeholder }) => placeholder),
      ...choices.map((field) => field.selectedOptions[0]?.text),
    ];
    return [...cut, ...words.map((text) => `“${text}” is cut off`)];
  });
}
