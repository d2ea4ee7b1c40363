import { i18n } from '#i18n';
import { number, together } from '@/lib/extension/figures';
import { age } from '@/lib/extension/words';
import type { SourceState } from '@/lib/verdict/facts';

/** How a source stands, in one line: '42 entries', '812 entries · updated 2 hours ago', 'updating, 41 %'. Times in milliseconds. */
export function sourceWords(
  source: SourceState,
  { now, staleAfter }: { now: number; staleAfter: number },
): string {
  const { entries, unreadable } = source;
  const holds = [i18n.t('sources.entries', entries, [number(entries)])];
  if (unreadable > 0) holds.push(i18n.t('sources.unreadable', unreadable, [number(unreadable)]));
  return `${together(holds)} · ${standing(source, now, staleAfter)}`;
}

function standing(
  { id, updatedAt, unchangedAt, progress }: SourceState,
  now: number,
  staleAfter: number,
): string {
  if (progress) return progressWords(progress);
  if (updatedAt === null) return i18n.t('sources.neverRead');
  const of = { age: age(updatedAt, now) };
  if (id === 'starter') return i18n.t('sources.made', of);
  if (now - updatedAt > staleAfter) return i18n.t('sources.updatedTooOld', of);
  return unchangedAt && unchangedAt > updatedAt
    ? i18n.t('sources.unchanged', { ...of, asked: age(unchangedAt, now) })
    : i18n.t('sources.updated', of);
}

/** 'updating, 41 %, 410,000 of about 1,000,000, 3 min left', as far as it is known. */
function progressWords(progress: NonNullable<SourceState['progress']>): string {
  const { done, total, perSecond, again } = progress;
  if (!total) return i18n.t('sources.updatingRead', done, [number(done)]);
  const percent = number(Math.min(100, Math.floor((100 * done) / total)));
  const words = [
    again ? i18n.t('sources.lookingAgain') : i18n.t('sources.updating', { percent }),
    i18n.t('sources.ofAbout', { done: number(done), total: number(total) }),
  ];
  if (perSecond) words.push(timeLeft(Math.max(0, total - done) / perSecond));
  return together(words);
}

function timeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return i18n.t('sources.leftLittle');
  if (minutes < 120) return i18n.t('sources.leftMinutes', { minutes: number(minutes) });
  return i18n.t('sources.leftHours', { hours: number(Math.round(minutes / 60)) });
}
