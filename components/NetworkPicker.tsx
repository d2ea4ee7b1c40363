import { Combobox } from '@base-ui/react/combobox';
import { useId, useState } from 'react';
import { type NetworkId, networks } from '@/lib/address/networks';
import { Icon } from './Icon';

type Choice = { id: NetworkId | null; label: string; symbol: string };

/** The searchable list of networks, under the label `Network` or another. `first` is the choice of none: 'Detect automatically'. */
export function NetworkPicker({
  label = 'Network',
  first,
  value,
  onChange,
}: {
  label?: string;
  first: string;
  value: NetworkId | null;
  onChange: (value: NetworkId | null) => void;
}) {
  const inputId = useId();
  const none: Choice = { id: null, label: first, symbol: '' };
  // What stands in the field while the user types another name; null: the name of the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const choices = [none, ...networks.map(({ id, name, symbol }) => ({ id, label: name, symbol }))];
  const chosen = choices.find(({ id }) => id === value) ?? none;
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      <Combobox.Root
        autoHighlight
        items={choices}
        value={chosen}
        inputValue={typed ?? chosen.label}
        onInputValueChange={setTyped}
        onOpenChange={(isOpen) => !isOpen && setTyped(null)}
        // An emptied field is no choice yet: the user is about to type another name.
        onValueChange={(choice) => choice && onChange(choice.id)}
        isItemEqualToValue={(a, b) => a.id === b.id}
        itemToStringLabel={({ label }) => label}
        filter={(choice, query) => isMatch(choice, query)}
      >
        <Combobox.InputGroup className="picker">
          <Combobox.Input
            id={inputId}
            className="picker-input"
            // What is typed takes the place of the name that stands there.
            onFocus={selectAll}
            onClick={selectAll}
            onBlur={() => setTyped(null)}
          />
          <Combobox.Trigger className="picker-trigger" aria-label="Show the list">
            <Icon name="chevron" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner className="picker-place" sideOffset={4}>
            <Combobox.Popup className="picker-popup">
              <Combobox.Empty>
                <p className="picker-empty">No network has this name.</p>
              </Combobox.Empty>
              <Combobox.List className="picker-list">
                {(choice: Choice) => (
                  <Combobox.Item key={choice.label} value={choice} className="picker-item">
                    <span>{choice.label}</span>
                    <span className="muted">{choice.symbol}</span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}

function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }) {
  currentTarget.select();
}

function isMatch({ label, symbol }: Choice, query: string): boolean {
  return `${label} ${symbol}`.toLowerCase().includes(query.trim().toLowerCase());
}
