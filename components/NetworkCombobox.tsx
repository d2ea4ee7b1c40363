import { Combobox } from '@base-ui/react/combobox';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { findNamed, isCalled } from '@/lib/address/name-network';
import { findNetwork, type Network, type NetworkId, networks } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import { Icon } from './Icon';

type Choice = { id: NetworkId | null; label: string; symbol: string };
type Group = { name: string; items: Choice[] };

export type ComboboxProps = {
  inputId: string;
  label: string;
  /** The choice of none. */
  first: string;
  value: NetworkId | null;
  /** Networks that stand before the others. */
  likely: readonly NetworkId[];
  /** What the user did in the field before this one took its place. */
  before: { typed: string | null; hasFocus: boolean; isOpen: boolean };
  onChange: (value: NetworkId | null) => void;
};

/** More rows than that nobody reads: who looks for another types a part of its name. */
const most = 60;

/** The field and the list of NetworkPicker, which loads it. */
export function NetworkCombobox({
  inputId,
  label,
  first,
  value,
  likely,
  before,
  onChange,
}: ComboboxProps) {
  const none: Choice = { id: null, label: first, symbol: '' };
  // What stands in the field while the user types another name; null: the name of the choice.
  const [typed, setTyped] = useState(before.typed);
  const input = useRef<HTMLInputElement>(null);
  useTakenOver(input, before);
  const named = typed === null ? [] : namedAs(typed);
  const isMatch = (choice: Choice, query: string) =>
    named.some((id) => id === choice.id) || isCalledSo(choice, query);
  const groups = groupsOf(none, named, likely);
  const fitting = groups
    .flatMap(({ items }) => items)
    .filter((choice) => typed === null || isMatch(choice, typed)).length;
  const chosen = value ? choiceOf(value) : none;
  useNameSelected(input, typed === null ? chosen.label : null);
  return (
    <Combobox.Root
      autoHighlight
      defaultOpen={before.isOpen}
      items={groups}
      limit={most}
      value={chosen}
      inputValue={typed ?? chosen.label}
      onInputValueChange={setTyped}
      onOpenChange={(isOpen) => !isOpen && setTyped(null)}
      // An emptied field is no choice yet: the user is about to type another name.
      onValueChange={(choice) => choice && onChange(choice.id)}
      isItemEqualToValue={(a, b) => a.id === b.id}
      itemToStringLabel={({ label }) => label}
      filter={isMatch}
    >
      <Combobox.InputGroup className="picker">
        <Combobox.Input
          id={inputId}
          ref={input}
          className="picker-input"
          // While the list is open, all else is hidden from screen readers, the label too.
          aria-label={label}
          // What is typed takes the place of the name that stands there.
          onFocus={({ currentTarget }) => typed === null && currentTarget.select()}
          onClick={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event) => {
            const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
            // It would empty the field, and be kept from what is around it.
            if (event.key === 'Escape' && !isOpen) event.preventBaseUIHandler();
            if (event.key !== 'Enter' || fitting > 0) return;
            // Nothing fits what was typed: it stays, to be mended, and no form is sent off without it.
            event.preventDefault();
            event.preventBaseUIHandler();
          }}
          onBlur={() => setTyped(null)}
        />
        <Combobox.Trigger className="picker-trigger" aria-label={i18n.t('check.showNetworks')}>
          <Icon name="chevron" />
        </Combobox.Trigger>
      </Combobox.InputGroup>
      <NetworkList more={fitting - most} />
    </Combobox.Root>
  );
}

/** The field goes on with what the user did in the one before it. */
function useTakenOver(input: RefObject<HTMLInputElement | null>, before: ComboboxProps['before']) {
  useEffect(() => {
    if (!before.hasFocus) return;
    input.current?.focus();
    // The user goes on typing at the end.
    if (before.typed !== null)
      input.current?.setSelectionRange(before.typed.length, before.typed.length);
  }, [input, before]);
}

/** What is typed next takes the place of a name that stands in the field anew. null: none does. */
function useNameSelected(input: RefObject<HTMLInputElement | null>, name: string | null) {
  useEffect(() => {
    if (name !== null && document.activeElement === input.current) input.current?.select();
  }, [input, name]);
}

function NetworkList({ more }: { more: number }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className="picker-place" sideOffset={4}>
        <Combobox.Popup className="picker-popup">
          <Combobox.Empty>
            <p className="picker-empty">{i18n.t('check.noNetwork')}</p>
          </Combobox.Empty>
          <Combobox.List className="picker-list">
            {(group: Group) => (
              <Combobox.Group key={group.name} items={group.items}>
                {group.name && (
                  <Combobox.GroupLabel className="picker-group-name">
                    {group.name}
                  </Combobox.GroupLabel>
                )}
                <Combobox.Collection>
                  {(choice: Choice) => (
                    <Combobox.Item key={choice.label} value={choice} className="picker-item">
                      <span>{choice.label}</span>
                      <span className="muted">{choice.symbol}</span>
                    </Combobox.Item>
                  )}
                </Combobox.Collection>
              </Combobox.Group>
            )}
          </Combobox.List>
          <Combobox.Status className="picker-more">
            {more > 0 && i18n.t('check.moreNetworks', more, [number(more)])}
          </Combobox.Status>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/**
 * None first; then those that have the typed text as their whole name, which more others have within theirs ('ron' is in TRON); then those
 * that are likely, where some are; then all others.
 */
function groupsOf(
  none: Choice,
  named: readonly NetworkId[],
  likely: readonly NetworkId[],
): Group[] {
  const first = [none, ...named.map(choiceOf)];
  const isUnnamed = (id: NetworkId) => !named.includes(id);
  const others = networks.map(({ id }) => id).filter(isUnnamed);
  if (likely.length === 0 || likely.length === networks.length) {
    return [{ name: '', items: [...first, ...others.map(choiceOf)] }];
  }
  return [
    { name: '', items: first },
    { name: i18n.t('check.likelyNetworks'), items: likely.filter(isUnnamed).map(choiceOf) },
    {
      name: i18n.t('check.otherNetworks'),
      items: others.filter((id) => !likely.includes(id)).map(choiceOf),
    },
  ];
}

/** By their whole name, symbol, code or id, or as others call them ('BEP-20'); by their name first. */
function namedAs(typed: string): NetworkId[] {
  const plain = typed.trim().toLowerCase();
  const isName = ({ name }: Network) => Number(name.toLowerCase() === plain);
  return findNamed(typed)
    .toSorted((a, b) => isName(b) - isName(a))
    .map(({ id }) => id);
}

function choiceOf(id: NetworkId): Choice {
  const { name, symbol } = findNetwork(id);
  return { id, label: name, symbol };
}

/** By a part of what is shown, or by the beginning of what others call it, so that nobody reads on the way that there is no such network. */
function isCalledSo({ id, label, symbol }: Choice, query: string): boolean {
  return (
    `${label} ${symbol}`.toLowerCase().includes(query.trim().toLowerCase()) ||
    (id !== null && isCalled(findNetwork(id), query))
  );
}
