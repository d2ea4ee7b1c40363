/** Longer than a pointer has to rest for a card, in milliseconds. */
export const restMs = 400;

/** Runs in the page: pointer and mouse events as a script can make them, over its element `#target`, and the time that a card would take to open. */
export async function makeUpEvents(times: number, rest: number): Promise<void> {
  const target = document.getElementById('target') ?? document.body;
  const { left, top } = target.getBoundingClientRect();
  const types = ['pointermove', 'mousemove', 'mouseover', 'pointerover', 'mouseenter', 'click'];
  const place = { clientX: left + 20, clientY: top + 5, bubbles: true, composed: true };
  for (let i = 0; i < times; i++) {
    const type = types[i % types.length] ?? 'mousemove';
    target.dispatchEvent(new PointerEvent(type, place));
  }
  await new Promise((resolve) => setTimeout(resolve, rest));
}
