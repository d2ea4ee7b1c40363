import { Fragment, type ReactNode } from 'react';

/**
 * What a row says below its address: `first`, then the facts, the empty ones left out. Each keeps its own direction, and has an ellipsis of its
 * own where the line is too narrow: one for the whole line would hide the beginning of names in a line from right to left.
 * Of a row with room for some, `figures` are those that give way last: in some language the number stands at the end. `sentences` go in the
 * page's direction, though they may begin with a name of another script.
 */
export function RowFacts({
  first,
  facts,
  figures = [],
  sentences = [],
}: {
  first: ReactNode;
  facts: readonly string[];
  figures?: readonly string[];
  sentences?: readonly string[];
}) {
  return (
    <span className="row-facts muted">
      {first}{' '}
      {[...new Set(facts)]
        .filter((fact) => fact !== '')
        .map((fact, place) => (
          <Fragment key={fact}>
            {place > 0 && <span> · </span>}
            <bdi
              className={figures.includes(fact) ? 'row-figure' : undefined}
              dir={sentences.includes(fact) ? document.documentElement.dir : undefined}
            >
              {fact}
            </bdi>
          </Fragment>
        ))}
    </span>
  );
}
