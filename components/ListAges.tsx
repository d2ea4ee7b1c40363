import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import { SourceList } from './SourceList';
import { useSources } from './use-sources';

/** More lists than that are folded up: those that have to do with the address stand in its verdict anyway. */
const most = 4;

/** How old each list is that was asked, or that failed since. */
export function ListAges() {
  const { state, refresh } = useSources();
  const list = <SourceList state={state} refresh={refresh} />;
  if (state.status !== 'ready' || state.sources.length <= most) return list;
  return (
    <details>
      <summary>{i18n.t('sources.ages', { lists: number(state.sources.length) })}</summary>
      {list}
    </details>
  );
}
