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

/** Variables stand on the inner element: the page's rules for the host would win over `:host`. */
export const cardStyle = `
.card {
  color-scheme: light dark;
  --soft: light-dark(#57606a, #a5b0bc); --line: light-dark(#d0d7de, #444c56); --fill: light-dark(#f3f5f7, #2a313a);
  --edge: light-dark(#57606a, #6e7781); --head: light-dark(#e6eaee, #343c46);
  box-sizing: border-box; max-height: calc(100vh - 16px); overflow: auto; overscroll-behavior: contain;
  background: light-dark(#fff, #1c2128); color: light-dark(#1b1f24, #e6edf3);
  border: 1px solid var(--edge); border-radius: 10px; box-shadow: 0 8px 24px #0005;
  font: 13px/1.45 system-ui, sans-serif; overflow-wrap: anywhere;
}
[data-level=danger] { --edge: light-dark(#b3001b, #ff6b7d); --head: light-dark(#b3001b, #8e1022); }
[data-level=caution] { --edge: light-dark(#8a5a00, #d8a53a); --head: light-dark(#ffe7a8, #4a3a10); }
[data-level=invalid] { --edge: light-dark(#a64500, #e08b4f); --head: light-dark(#ffe8d9, #4a2c17); }
[data-level=clear] { --edge: light-dark(#2f6f8f, #63a5c4); --head: light-dark(#e3f1f8, #1d3a48); }
header { display: flex; align-items: center; gap: 8px; padding: 8px 12px; background: var(--head); }
[data-level=danger] header { color: #fff; }
.mark { width: 22px; border: 2px solid; border-radius: 50%; font-weight: 700; line-height: 22px; text-align: center; }
h2 { margin: 0; font-size: 15px; flex: 1; }
small { font-size: 11px; }
.body { padding: 10px 12px 12px; display: grid; gap: 8px; }
p, ul { margin: 0; padding: 0; color: var(--soft); font-size: 12px; }
.address { display: flex; flex-wrap: wrap; column-gap: .6em; padding: 6px 8px; background: var(--fill); border-radius: 6px; color: inherit; font: 13px/1.5 ui-monospace, monospace; user-select: all; }
ul { display: grid; gap: 6px; list-style: none; color: inherit; font-size: 13px; }
li { padding-inline-start: 9px; border-inline-start: 3px solid var(--line); }
li:is([data-level=danger], [data-level=caution]) { border-color: var(--edge); }
button { margin-inline-end: 8px; padding: 4px 12px; background: var(--fill); border: 1px solid var(--line); border-radius: 6px; color: inherit; font: inherit; cursor: pointer; }
button:hover { border-color: var(--soft); }
button:focus-visible { outline: 2px solid var(--edge); outline-offset: 1px; }
[hidden] { display: none; }
`;
