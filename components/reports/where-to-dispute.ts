import type { Report } from '@/lib/verdict/facts';

/** Whom to ask where a report is wrong: in words, and with a page where there is one. */
export type Dispute = { words: string; href: string | null };

/** Where a wrong report is corrected: at its source, never here. A correction comes back with the next update of the list. */
export function whereToDispute(
  { sourceId, link }: Pick<Report, 'sourceId' | 'link'>,
  source: { name: string; home: string | null },
): Dispute {
  if (sourceId === 'starter') {
    return {
      words:
        'This entry comes with the extension and repeats a public source. Ask that source to correct it; the next version of the extension follows.',
      href: link ?? null,
    };
  }
  if (sourceId === 'service') {
    return {
      words: `Write to the people who run ${source.name}. Once they remove the report, the next update removes it here.`,
      href: link ?? null,
    };
  }
  return {
    words: `Write to the keepers of the list “${source.name}”. Once they remove the entry, the next update removes it here; a list from a file is imported again.`,
    href: source.home ?? link ?? null,
  };
}
