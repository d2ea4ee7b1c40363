import { OuterLink } from '@/components/OuterLink';
import { findNetwork } from '@/lib/address/networks';
import type { FeedPreset } from '@/lib/extension/feed-messages';
import type { Taking } from './use-taking';

/** Public lists that are known to be kept up, with licence and home page. All are off until the user takes one. */
export function PresetList({ presets, taking }: { presets: FeedPreset[]; taking: Taking }) {
  if (presets.length === 0) return null;
  const { state, look } = taking;
  const isBusy = state.status === 'reading' || state.status === 'taking';
  return (
    <details>
      <summary>Public lists that are kept up ({presets.length})</summary>
      <p className="muted">
        None is read before you add it. Your browser then asks its server for it once a day, which
        tells that server your internet address and no more.
      </p>
      <ul className="rows" aria-label="Public lists">
        {presets.map(({ id, name, url, homePage, licence, about, networkId, taken }) => (
          <li key={id}>
            <div className="row-head">
              <div>
                <strong>{name}</strong>{' '}
                {networkId && <span className="tag">{findNetwork(networkId).name}</span>}
              </div>
              {taken ? (
                <span className="muted">Added</span>
              ) : (
                <button
                  type="button"
                  className="quiet"
                  disabled={isBusy}
                  onClick={() => look({ kind: 'url', url, name }, networkId)}
                >
                  Preview <span className="unseen">{name}</span>
                </button>
              )}
            </div>
            <p>{about}</p>
            <p className="muted">
              Licence {licence} · <OuterLink href={homePage}>Home page</OuterLink>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
