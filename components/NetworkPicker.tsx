import { useId, useState } from 'react';
import { i18n } from '#i18n';
import type { NetworkId } from '@/lib/address/networks';
import type { ComboboxProps } from './NetworkCombobox';
import { later, useLater } from './use-later';

/** The field with its list: with what it needs, it is a third of the popup's script, so the rest does not wait for it. */
export const networkCombobox = later(
  async () => (await import('./NetworkCombobox')).NetworkCombobox,
);

const untouched: ComboboxProps['before'] = { typed: null, hasFocus: false, isOpen: false };

/**
 * The searchable list of networks, under the label `Network` or another. `first` is the choice of none: 'Detect automatically'.
 * `likely`: the networks that stand before the others, under a name of their own.
 */
export function NetworkPicker({
  label = i18n.t('common.network'),
  first,
  value,
  likely = [],
  onChange,
}: {
  label?: string;
  first: string;
  value: NetworkId | null;
  likely?: readonly NetworkId[];
  onChange: (value: NetworkId | null) => void;
}) {
  const inputId = useId();
  const Combobox = useLater(networkCombobox);
  // What the user did in the field before the list was there.
  const [before, setBefore] = useState(untouched);
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      {Combobox ? (
        <Combobox
          inputId={inputId}
          label={label}
          first={first}
          value={value}
          likely={likely}
          before={before}
          onChange={onChange}
        />
      ) : (
        <input
          id={inputId}
          className="picker-input"
          role="combobox"
          aria-expanded={false}
          aria-controls={inputId}
          aria-busy
          value={before.typed ?? (value ? '' : first)}
          onChange={({ target }) =>
            setBefore({ typed: target.value, hasFocus: true, isOpen: true })
          }
          // A press is enough: the field may be another one when it ends.
          onMouseDown={() => setBefore((it) => ({ ...it, isOpen: true }))}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
            setBefore((it) => ({ ...it, hasFocus: true }));
          }}
          onBlur={() => setBefore(untouched)}
        />
      )}
    </div>
  );
}
