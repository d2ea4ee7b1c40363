import { useState } from 'react';
import { type SourcesState, useSources } from '@/components/use-sources';

/** Whether the lists are others than when the rows were checked; `forget`: they are checked now. */
export function useListNews(): { areNew: boolean; forget: () => void } {
  const { state } = useSources();
  const version = contentOf(state);
  const [checked, setChecked] = useState('');
  // Checked before it was known which lists there are: the first that are told were there.
  if (checked === '' && version !== '') setChecked(version);
  // While a list is read, it changes all the time.
  const isReading = state.status === 'ready' && state.sources.some(({ progress }) => progress);
  const areNew = checked !== '' && version !== '' && version !== checked && !isReading;
  return { areNew, forget: () => setChecked(version) };
}

/** That a list was read again without a change is no news; where that is not known, each reading may have brought one. */
function contentOf(state: SourcesState): string {
  if (state.status !== 'ready') return '';
  return state.sources
    .map(({ id, entries, updatedAt, changedAt = updatedAt }) => `${id} ${entries} ${changedAt}`)
    .join();
}
