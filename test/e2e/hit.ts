// These functions run in the page, on the element that is clicked. What arrives above it at that moment moves it away.

/** Brings an element into view, and notes where it is until it hears of a click. */
export function awaitClick([element]: Element[]): void {
  if (!element) return;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const placeToClick = JSON.stringify(element.getBoundingClientRect());
  Object.assign(element, { placeToClick });
  const forget = () => Object.assign(element, { placeToClick: null });
  element.addEventListener('click', forget, { capture: true, once: true });
}

/** Whether no click missed it: that it moved away before it heard of one. */
export function isHit([element]: Element[]): boolean {
  const { placeToClick = null } = Object(element);
  const isSame = placeToClick === JSON.stringify(element?.getBoundingClientRect());
  return placeToClick === null || isSame || !element?.isConnected;
}
