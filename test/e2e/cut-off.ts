import type { Page } from './driver';

/**
 * The texts of a page that do not fit where they stand, and the page itself where it has to be scrolled sideways. What scrolls by itself is
 * let be, and so is a row that ends in an ellipsis: it is whole beside the list.
 */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.eval(() => {
    const root = document.documentElement;
    const seen = new Set<Element>();
    const problems: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > root.clientWidth,
      );
      const names = wide.map(({ localName, className }) => `${localName}.${className}`);
      problems.push(`the page: ${root.scrollWidth} in ${root.clientWidth}: ${names.join(' ')}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, nodeValue } = texts.currentNode;
      if (!parent || !nodeValue?.trim() || parent.closest('.unseen, textarea, option')) continue;
      let box: Element | null = parent;
      while (box && getComputedStyle(box).display.startsWith('inline') && box.clientWidth === 0)
        box = box.parentElement;
      if (!box || seen.has(box) || box.clientWidth === 0 || !parent.checkVisibility()) continue;
      seen.add(box);
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') continue;
      // A pixel, because widths are rounded.
      const isWide = box.scrollWidth > box.clientWidth + 1;
      const { left, right } = box.getBoundingClientRect();
      const isOutside = left < -1 || right > root.clientWidth + 1;
      if (isWide || (isOutside && !box.closest('.report-rows')))
        problems.push(
          `${box.localName}.${box.className} “${nodeValue.slice(0, 40)}”: ${box.scrollWidth} in ${box.clientWidth}`,
        );
    }
    return problems;
  });
}
