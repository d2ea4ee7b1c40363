import { i18n } from '#i18n';
import { failureWords } from '@/lib/extension/service-words';
import type { ServiceFailure } from '@/lib/service/service-error';
import type { ServiceSetup } from './connection';

/** Why the service gave no answer, in words for the user: where no key is set, none was refused. */
export function whyUnanswered(failure: ServiceFailure, setup: ServiceSetup): string {
  const isWithoutKey =
    setup.status === 'set' && setup.connection.key === null && !setup.isKeyUntold;
  return failure.error === 'key' && isWithoutKey
    ? i18n.t('service.keyLacking')
    : failureWords(failure);
}
