import { SourceList } from '@/components/SourceList';
import { useSources } from '@/components/use-sources';

/** The scam lists: how old they are, what went wrong, and the service's list to be read anew. */
export function ListsSection() {
  const { state, update } = useSources();
  return (
    <section className="card" aria-labelledby="lists">
      <h2 id="lists">Scam lists</h2>
      <p className="muted">
        Kept in this browser, so they work offline. An update sends nothing about you or the pages
        that you visit.
      </p>
      <SourceList
        state={state}
        action={({ id, progress }) =>
          id === 'service' && (
            <button type="button" disabled={progress !== null} onClick={() => void update()}>
              Update now
            </button>
          )
        }
      />
    </section>
  );
}
