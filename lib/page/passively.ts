/** How to listen before the page can keep an event from us, and without holding up its scrolling; until the signal comes. */
export function passively({ signal }: AbortController): AddEventListenerOptions {
  return { capture: true, passive: true, signal };
}
