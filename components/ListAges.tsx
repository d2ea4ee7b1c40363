import { SourceList } from './SourceList';
import { useSources } from './use-sources';

/** How old each list is that was asked, or that failed since. */
export function ListAges() {
  const { state } = useSources();
  return <SourceList state={state} />;
}
