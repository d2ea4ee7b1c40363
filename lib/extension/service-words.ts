import { i18n } from '#i18n';
import type { ServiceErrorKind } from '@/lib/verdict/facts';
import { number } from './figures';

const keys = {
  offline: 'service.offline',
  unreachable: 'service.unreachable',
  timeout: 'service.timeout',
  permission: 'service.permission',
  key: 'service.key',
  'key-untold': 'service.keyUntold',
  quota: 'service.quota',
  rejected: 'service.rejected',
  'not-found': 'service.notFound',
  redirect: 'service.redirect',
  'too-big': 'service.tooBig',
  'not-the-service': 'service.notTheService',
  empty: 'service.empty',
  broken: 'service.broken',
  'not-understood': 'service.notUnderstood',
  refused: 'service.refused',
  server: 'service.server',
} as const satisfies Record<ServiceErrorKind, string>;

/**
 * Why a request to the service brought no answer, and what to do. `said` is what the service told, already cleaned; `closedFor`: the
 * service was not asked, and is left alone for so many seconds.
 * @param text other words than the usual ones of the error
 */
export function failureWords(
  { error, said, closedFor }: { error: ServiceErrorKind; said: string; closedFor?: number },
  text: string = i18n.t(keys[error]),
): string {
  const words = said ? i18n.t('service.saying', { text, said }) : text;
  return closedFor === undefined
    ? words
    : i18n.t('service.askedAgain', { text: words, seconds: number(closedFor) });
}
