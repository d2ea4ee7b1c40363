/** A button that was pressed goes, and the focus is not to be lost with it: it stays in that part of the page. */
export function focusPlaceOf(button: HTMLElement): void {
  const place = button.closest<HTMLElement>('[role=tabpanel], main');
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus();
}
