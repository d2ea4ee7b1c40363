import { useCallback } from 'react';
import { i18n } from '#i18n';
import { OuterLink } from '@/components/OuterLink';
import { publicListsId } from '@/components/open-pages';
import { unlessBusy } from '@/components/unless-busy';
import type { FeedPreset } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import type { Taking } from './use-taking';

/** Public lists to choose from, with licence and home page. All are off until the user takes one. */
export function PresetList({ presets, taking }: { presets: FeedPreset[]; taking: Taking }) {
  // Who comes for them finds them unfolded.
  const show = useCallback((fold: HTMLDetailsElement) => {
    const unfold = () => {
      if (location.hash !== `#${publicListsId}`) return;
      fold.open = true;
      fold.scrollIntoView();
    };
    unfold();
    window.addEventListener('hashchange', unfold);
    return () => window.removeEventListener('hashchange', unfold);
  }, []);
  if (presets.length === 0) return null;
  const { state, look } = taking;
  const isBusy = state.status === 'reading' || state.status === 'taking';
  return (
    <details id={publicListsId} ref={show}>
      <summary>{i18n.t('publicLists.summary', { count: number(presets.length) })}</summary>
      <p className="muted">{i18n.t('publicLists.about')}</p>
      <ul className="rows" aria-label={i18n.t('publicLists.title')}>
        {presets.map(({ id, name, url, homePage, licence, about, networkId, taken }) => (
          <li key={id}>
            <div className="row-head">
              <strong>{name}</strong>
              {taken ? (
                <span className="muted">{i18n.t('publicLists.added')}</span>
              ) : (
                <button
                  type="button"
                  className="quiet"
                  {...unlessBusy(isBusy, () => look({ kind: 'url', url, name }, networkId))}
                >
                  {i18n.t('common.preview')} <span className="unseen">{name}</span>
                </button>
              )}
            </div>
            <p>{about}</p>
            <p className="muted">
              {i18n.t('publicLists.licence', { licence })} ·{' '}
              <OuterLink href={homePage}>{i18n.t('publicLists.homePage')}</OuterLink>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
