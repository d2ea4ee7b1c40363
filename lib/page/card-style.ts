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

/**
 * The rules inside of the card, which the background sends with the settings: most pages open no card. Its custom properties get names that a page cannot know: `@property` in a page reaches into every
 * shadow root, and could make our colours white on white.
 */
export function scopedStyle(rules: string): string {
  return rules.replaceAll(/--(?=[a-z])/g, `--${randomLetters()}-`);
}

/** Ten letters or digits, the first of them a letter. */
export function randomLetters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `x${Array.from(bytes, (byte) => ((byte % 26) + 10).toString(36)).join('')}`;
}
