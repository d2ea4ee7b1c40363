/** Stands where something is waited for, once the waiting is long enough to be felt: what is waited for in words, and the form of what is to come. */
export function Waiting({ words, form = 'rows' }: { words?: string; form?: keyof typeof forms }) {
  return (
    <div className="late waiting">
      {words && <p className="muted">{words}</p>}
      <div className="skeleton-form" data-form={form} aria-hidden="true">
        {forms[form].map((part) => (
          <div key={part}>
            <span className="skeleton-line" />
            <span className="skeleton-line" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Their parts, which design gives a look: rows of a list, cards of settings, lines of a text, bars of a chart. */
const forms = {
  rows: [1, 2, 3, 4],
  cards: [1, 2],
  lines: [1],
  bars: [1, 2, 3],
} as const;
