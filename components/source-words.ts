import { age } from '@/lib/extension/words';
import type { SourceState } from '@/lib/verdict/facts';

/** How a source stands, in one line: '42 entries', '812 entries · updated 2 hours ago', 'updating, 41 %'. Times in milliseconds. */
export function sourceWords(
  { id, entries, unreadable, updatedAt, progress }: SourceState,
  { now, staleAfter }: { now: number; staleAfter: number },
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

/** 'updating, 41 %, 410,000 of about 1,000,000, 3 min left', as far as it is known. */
function progressWords({ done, total, perSecond }: NonNullable<SourceState['progress']>): string {
  if (!total) return `updating, ${done.toLocaleString('en')} read`;
  const percent = Math.min(100, Math.floor((100 * done) / total));
  const words = [
    `updating, ${percent} %`,
    `${done.toLocaleString('en')} of about ${total.toLocaleString('en')}`,
  ];
  if (perSecond) words.push(timeLeft(Math.max(0, total - done) / perSecond));
  return words.join(', ');
}

function timeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'less than a minute left';
  if (minutes < 120) return `${minutes} min left`;
  return `${Math.round(minutes / 60)} h left`;
}
