import type { SourcesState } from '@/components/use-sources';

/**
 * Changes when the lists do, so that the reports are asked for again: when one was read, and while it is read whenever it has grown by
 * a tenth.
 */
export function listVersion(sources: SourcesState): string {
  if (sources.status !== 'ready') return '';
  return sources.sources
    .map(({ id, entries, updatedAt, progress }) => {
      const size = progress ? Math.round(Math.log(entries + 1) / Math.log(1.1)) : entries;
      return `${id} ${size} ${updatedAt}`;
    })
    .join();
}
