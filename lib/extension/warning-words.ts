import { i18n } from '#i18n';
import { findNetwork } from '@/lib/address/networks';
import type { Reason } from '@/lib/verdict/verdict';

/** What is unusual about the form of an address, in one sentence with what to do. */
export function warningText({
  warning,
  networkId,
  looksLike,
}: Extract<Reason, { code: 'warning' }>): string {
  switch (warning) {
    case 'legacy-form': {
      const network = findNetwork(networkId).name;
      return looksLike
        ? i18n.t('warning.legacyFormLike', { network, other: findNetwork(looksLike).name })
        : i18n.t('warning.legacyForm', { network });
    }
    case 'reward-account':
      return i18n.t('warning.rewardAccount');
    case 'unknown-witness-version':
      return i18n.t('warning.unknownWitnessVersion');
    case 'unusual-shard':
      return i18n.t('warning.unusualShard');
  }
}
