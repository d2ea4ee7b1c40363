import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import { networks } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import { focusPlaceOf } from './focus-place';

/** Shown until `Got it`, or until there is a service: what works already, and what public lists and a service add. `setUp` leads to both. */
export function Onboarding({ onDone, setUp }: { onDone: () => void; setUp: ReactNode }) {
  return (
    <section className="onboarding" aria-labelledby="onboarding-title">
      <h2 id="onboarding-title">{i18n.t('onboarding.title')}</h2>
      <ul>
        <li>
          <strong>{i18n.t('onboarding.worksNow')}</strong>{' '}
          {i18n.t('onboarding.worksNowText', { networks: number(networks.length) })}
        </li>
        <li>
          <strong>{i18n.t('onboarding.withLists')}</strong> {i18n.t('onboarding.withListsText')}
        </li>
        <li>
          <strong>{i18n.t('onboarding.withService')}</strong> {i18n.t('onboarding.withServiceText')}
        </li>
      </ul>
      <div className="actions">
        <button
          type="button"
          onClick={({ currentTarget }) => {
            focusPlaceOf(currentTarget);
            onDone();
          }}
        >
          {i18n.t('onboarding.done')}
        </button>
        {setUp}
      </div>
    </section>
  );
}
