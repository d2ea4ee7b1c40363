import { i18n } from '#i18n';
import { remadeAt } from '@/lib/extension/small-database';

/** How long it is said that the history begins anew, in milliseconds. */
const historyNoticeTime = 86_400_000;

/**
 * That the key or the history could not be read, damaged or left by a newer version, in words for the user; null: they can. Of the key it is
 * said until the user enters one, of the history for a day.
 */
export async function lossNotice(needsKey: boolean): Promise<string | null> {
  const history = await remadeAt('history');
  const isHistoryLost = history !== null && Math.abs(Date.now() - history) < historyNoticeTime;
  const isKeyLost = needsKey && (await remadeAt('secrets')) !== null;
  const notices = [
    ...(isKeyLost ? [i18n.t('storage.keyUnreadable')] : []),
    ...(isHistoryLost ? [i18n.t('storage.historyUnreadable')] : []),
  ];
  return notices.join(' ') || null;
}
