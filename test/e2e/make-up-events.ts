/** Runs in the page: pointer and mouse events as a script can make them, over its element `#target`. */
export function makeUpEvents(times: number): void {
  const target = document.getElementById('target') ?? document.body;
  const { left, top } = target.getBoundingClientRect();
  const types = ['pointermove', 'mousemove', 'mouseover', 'pointerover', 'mouseenter', 'click'];
  const place = { clientX: left + 20, clientY: top + 5, bubbles: true, composed: true };
  for (let i = 0; i < times; i++) {
    const type = types[i % types.length] ?? 'mousemove';
    target.dispatchEvent(new PointerEvent(type, place));
  }
}
