import { useId } from 'react';
import { i18n } from '#i18n';
import { NetworkPicker } from '@/components/NetworkPicker';
import { longestAddress } from '@/lib/extension/check-messages';
import type { OwnChange } from '@/lib/extension/own-messages';

type Subject = Pick<OwnChange, 'address' | 'networkId'>;

/** Which address is meant, and on which network. */
export function AddressFields({
  address,
  networkId,
  onChange,
}: Subject & { onChange: (part: Partial<Subject>) => void }) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{i18n.t('check.address')}</label>
        <input
          id={id}
          className="address-box"
          type="text"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestAddress}
          required
          value={address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      </div>
      <NetworkPicker
        first={i18n.t('common.detect')}
        value={networkId}
        onChange={(chosen) => onChange({ networkId: chosen })}
      />
    </>
  );
}
