import type { Checkpoint, SourceRow } from './report-schema';
import type { SyncJob } from './sync-job';

/** What is known of a source before it is read. `notice`: see SyncJob. */
export function newRow({
  sourceId,
  version,
  name,
  notice = null,
}: Pick<SyncJob, 'sourceId' | 'version' | 'name' | 'notice'>): SourceRow {
  return {
    id: sourceId,
    state: {
      ...{ id: sourceId, name, entries: 0, unreadable: 0 },
      ...{ updatedAt: null, triedAt: null, failedSince: null, error: notice, progress: null },
    },
    checkpoint: null,
    version,
    whole: null,
    left: null,
    edition: null,
  };
}

/** A reading that begins. `whole`: the one that brought the list as it was last read whole. */
export function newCheckpoint(startedAt: number, whole: SourceRow['whole']): Checkpoint {
  const counts = { seen: 0, digest: 0, rows: 0, unreadable: 0, total: null };
  const paging = { nextPage: 1, limit: null, pageLength: 0, knownUpTo: 0, returns: 0 };
  return {
    generation: crypto.randomUUID(),
    startedAt,
    edition: null,
    doubled: whole?.doubled ?? 0,
    first: whole?.first,
    ...paging,
    ...counts,
  };
}
