/** In CSS pixels. */
const cardWidth = 352;

/** Inline and important, so that no rule of the page reaches the host. `all` leaves out direction and unicode-bidi. */
export const hostStyle = Object.entries({
  all: 'initial',
  direction: 'ltr',
  'unicode-bidi': 'isolate',
  position: 'fixed',
  display: 'block',
  width: `${cardWidth}px`,
  'max-width': 'calc(100vw - 16px)',
})
  .map(([property, value]) => `${property}:${value}!important;`)
  .join('');
