import type { SourceState } from '@/lib/verdict/facts';
import { staleAfter } from '@/lib/verdict/judge';
import { age } from '@/lib/verdict/words';

/** How a source stands, in one line: '42 entries', '812 entries · updated 2 hours ago', 'updating, 41 %'. */
export function sourceWords(
  { id, entries, unreadable, updatedAt, progress }: SourceState,
  now: number,
): string {
  const readable = entries === 1 ? '1 entry' : `${entries.toLocaleString('en')} entries`;
  const holds =
    unreadable > 0 ? `${readable}, ${unreadable.toLocaleString('en')} not readable` : readable;
  if (progress) return `${holds} · ${progressWords(progress)}`;
  if (updatedAt === null) return `${holds} · not read yet`;
  if (id === 'starter') return `${holds} · made ${age(updatedAt, now)}`;
  const old = now - updatedAt > staleAfter ? ', too old to rely on' : '';
  return `${holds} · updated ${age(updatedAt, now)}${old}`;
}

function progressWords({ done, total }: { done: number; total: number | null }): string {
  if (!total) return `updating, ${done.toLocaleString('en')} read`;
  return `updating, ${Math.min(100, Math.floor((100 * done) / total))} %`;
}
