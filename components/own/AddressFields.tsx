import { i18n } from '#i18n';
import { NetworkPicker } from '@/components/NetworkPicker';
import { TextField } from '@/components/TextField';
import { longestAddress } from '@/lib/extension/check-messages';
import type { OwnChange } from '@/lib/extension/own-messages';

type Subject = Pick<OwnChange, 'address' | 'networkId'>;

/** Which address is meant, and on which network. */
export function AddressFields({
  address,
  networkId,
  onChange,
}: Subject & { onChange: (part: Partial<Subject>) => void }) {
  return (
    <>
      <TextField
        label={i18n.t('check.address')}
        className="address-box"
        dir="ltr"
        autoCapitalize="none"
        maxLength={longestAddress}
        required
        value={address}
        onChange={(typed) => onChange({ address: typed })}
      />
      <NetworkPicker
        first={i18n.t('common.detect')}
        value={networkId}
        onChange={(chosen) => onChange({ networkId: chosen })}
      />
    </>
  );
}
