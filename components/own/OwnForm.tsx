import { type SyntheticEvent, useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import { usePut } from '@/components/contacts/use-put';
import { Outcome } from '@/components/Outcome';
import { onEscape } from '@/components/on-escape';
import { useAct } from '@/components/use-act';
import { useIsStill } from '@/components/use-is-still';
import { addressesIn, addressIn } from '@/lib/address/address-in';
import { linkNetwork } from '@/lib/address/link-network';
import { otherKind } from '@/lib/address/other-kind';
import { number } from '@/lib/extension/figures';
import { send } from '@/lib/extension/messages';
import { otherKindWords } from '@/lib/extension/other-kind-words';
import type { OwnChange, OwnEntry, OwnList } from '@/lib/extension/own-messages';
import { shortAddress } from '@/lib/extension/short-address';
import { AddressFields } from './AddressFields';
import { KindChoice } from './KindChoice';
import { isWrongIn, NameFields } from './NameFields';
import { markOf } from './own-reason';
import { kindWords } from './own-words';

/** What was added, and the lists with it. */
export type Added = { entry: OwnEntry; list: OwnList };

export const emptyChange: OwnChange = {
  address: '',
  networkId: null,
  kind: 'trusted',
  name: '',
  note: '',
};

/**
 * Adds an address to the user's own lists. `onDone` gets the entry and the lists as they are then, or null: nothing changed. `onLeave`: what
 * was typed is still wanted.
 */
export function OwnForm({
  change,
  onChange,
  onDone,
  onLeave,
}: {
  change: OwnChange;
  onChange: (change: OwnChange) => void;
  onDone: (added: Added | null) => void;
  onLeave: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isStill = useIsStill(change);
  const { state, run, clear } = useAct();
  const askWhyNot = useWhyNot();
  const put = usePut();
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[type=text]')?.focus(), []);

  /** What was said of the change is not of another one. */
  function edit(part: Partial<OwnChange>) {
    onChange({ ...change, ...part });
    clear();
  }

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'running' || isWrongIn(event.currentTarget)) return;
    void run(async () => {
      const words = await askWhyNot(change);
      if (words) return { status: 'failed', message: words };
      const result = await put(meantBy(change));
      if (result.status === 'refused') return { status: 'failed', message: result.message };
      if (isStill()) onDone(result);
      return { status: 'idle' };
    });
  }
  return (
    <form
      ref={form}
      className="field-group"
      onSubmit={save}
      onKeyDown={onEscape(onLeave)}
      aria-label={i18n.t('contacts.add')}
    >
      <AddressFields {...change} onChange={edit} />
      <KindChoice kind={change.kind} onChange={(kind) => edit({ kind })} />
      <NameFields mark={change} onChange={edit} />
      <div className="actions">
        <button type="submit" className="primary">
          {i18n.t('common.save')}
        </button>
        <button type="button" onClick={() => onDone(null)}>
          {i18n.t('common.cancel')}
        </button>
      </div>
      <Outcome state={state} running={i18n.t('common.saving')} />
    </form>
  );
}

/** What the user means, who may give a link to an address. */
function meantBy(change: OwnChange): OwnChange {
  const networkId = change.networkId ?? linkNetwork(change.address);
  return { ...change, address: addressIn(change.address), networkId };
}

/** What stands there in the place of an address; undefined: that is known where it is kept. */
function notAddress({ address }: OwnChange): string | undefined {
  const count = addressesIn(address).length;
  if (count > 1) return i18n.t('check.several', count, [number(count)]);
  const meant = addressIn(address);
  const other = count === 0 ? otherKind(meant) : null;
  return other ? otherKindWords(other, meant) : undefined;
}

/** What keeps a new address from being saved at once. That it is there already is not told again to who was just told so. */
function useWhyNot(): typeof knownWords {
  const told = useRef('');
  return async (change) => {
    const other = notAddress(change);
    if (other) return other;
    const subject = `${change.address} ${change.networkId}`;
    const words = told.current === subject ? undefined : await knownWords(meantBy(change));
    told.current = words ? subject : '';
    return words;
  };
}

/** That the address is there already, as what; undefined: it is not. */
async function knownWords({ address, networkId }: OwnChange): Promise<string | undefined> {
  const [verdict] = await send('many/look-up', { questions: [{ address, networkId }] });
  const known = verdict && markOf(verdict);
  if (!known) return undefined;
  const name = known.name || shortAddress(address);
  return i18n.t('own.known', { name, kind: kindWords(known.kind) });
}
