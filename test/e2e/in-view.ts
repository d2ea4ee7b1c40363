import type { Page } from './driver';

/** Whether the first element that fits is in the window, whole, or as far as it has room there. */
export function isInView(page: Page, css: string): Promise<boolean> {
  return page.eval((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) return false;
    return box.top >= 0 && (box.bottom <= innerHeight + 1 || box.top < innerHeight / 4);
  }, css);
}
