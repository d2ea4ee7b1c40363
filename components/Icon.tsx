import type { Level } from '@/lib/verdict/verdict';

export type IconName =
  | Level
  | 'copy'
  | 'done'
  | 'settings'
  | 'open'
  | 'chevron'
  | 'wallet'
  | 'panel'
  | 'more'
  | 'clear-text'
  | 'full'
  | 'code'
  | 'file';

/** A drawing beside words, never instead of them: hidden from screen readers. Its size is the text's. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {outlines[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/**
 * Outlines on a 24 × 24 field. The levels differ in shape, not in colour alone: octagon, triangle, crossed circle, question, lens; their
 * first path is the shape, which verdict.css fills.
 */
const outlines: Readonly<Record<IconName, readonly string[]>> = {
  danger: ['M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z', 'M12 7v6', 'M12 16.8v.2'],
  caution: ['M12 3 1.8 20.5h20.4z', 'M12 9.5v5', 'M12 17.3v.2'],
  invalid: [
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
    'm8.7 8.7 6.6 6.6',
    'm15.3 8.7-6.6 6.6',
  ],
  unknown: [
    'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z',
    'M9.3 9.3a2.8 2.8 0 1 1 4.3 2.4c-1 .7-1.6 1.2-1.6 2.3',
    'M12 17.2v.2',
  ],
  clear: ['M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM16 16l5.5 5.5', 'M7.5 10.5h6'],
  copy: ['M9 9h11v12H9z', 'M15 5.5V3H4v12h2'],
  done: ['m4.5 12.5 5 5 10-11'],
  settings: [
    'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
    'M10.4 2.5h3.2l.5 2.7 2 .8 2.2-1.5 2.3 2.3-1.6 2.2.9 2 2.6.4v3.2l-2.6.5-.9 2 1.6 2.2-2.3 2.3-2.2-1.6-2 .9-.5 2.6h-3.2l-.5-2.6-2-.9-2.2 1.6-2.3-2.3 1.6-2.2-.9-2-2.6-.5v-3.2l2.6-.4.9-2-1.6-2.2 2.3-2.3 2.2 1.5 2-.8z',
  ],
  open: ['M14 3.5h6.5V10', 'm20.5 3.5-9 9', 'M18 14v6.5H3.5V6H10'],
  panel: ['M3 4.5h18v15H3z', 'M14.5 4.5v15'],
  chevron: ['m6 9 6 6 6-6'],
  more: [
    'M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
    'M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
    'M19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  ],
  'clear-text': ['m6 6 12 12', 'm18 6-12 12'],
  code: [
    'M3.5 3.5h6v6h-6z',
    'M14.5 3.5h6v6h-6z',
    'M3.5 14.5h6v6h-6z',
    'M14.5 14.5h2v2h-2z',
    'M20.5 14.5v6h-6',
  ],
  file: ['M5.5 2.5H14l4.5 4.5v14.5h-13z', 'M14 2.5V7h4.5'],
  full: ['M14 4h6v6', 'm20 4-7 7', 'M10 20H4v-6', 'm4 20 7-7'],
  wallet: [
    'M10.5 3a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
    'm16 16 5.5 5.5',
    'M7 9h7',
    'm7 12.5 1.8-1.4 1.8 1.4 1.8-1.4 1.6 1.4',
  ],
};
