import { useState } from 'react';
import { listVersion } from '@/components/reports/list-version';
import { useSources } from '@/components/use-sources';

/** Whether the lists are others than when the rows were checked; `forget`: they are checked now. */
export function useListNews(): { areNew: boolean; forget: () => void } {
  const { state } = useSources();
  const version = listVersion(state);
  const [checked, setChecked] = useState('');
  // Checked before it was known which lists there are: the first that are told were there.
  if (checked === '' && version !== '') setChecked(version);
  // While a list is read, it changes all the time.
  const isReading = state.status === 'ready' && state.sources.some(({ progress }) => progress);
  const areNew = checked !== '' && version !== '' && version !== checked && !isReading;
  return { areNew, forget: () => setChecked(version) };
}
