/** Whether a part at least of what has the focus is seen in the window. */
export function isFocusInView(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
