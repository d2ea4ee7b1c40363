import { Fragment, type ReactNode } from 'react';

/**
 * What a row says below its address: `first`, then the facts, the empty ones left out. Each keeps its own direction, and has an ellipsis of its
 * own where the line is too narrow: one for the whole line would hide the beginning of names in a line from right to left.
 * `date` is the one of them that gives way last: its end is the year.
 */
export function RowFacts({
  first,
  facts,
  date,
}: {
  first: ReactNode;
  facts: readonly string[];
  date?: string;
}) {
  return (
    <span className="row-facts muted">
      {first}{' '}
      {[...new Set(facts)]
        .filter((fact) => fact !== '')
        .map((fact, place) => (
          <Fragment key={fact}>
            {place > 0 && ' · '}
            <bdi className={fact === date ? 'row-date' : undefined}>{fact}</bdi>
          </Fragment>
        ))}
    </span>
  );
}
