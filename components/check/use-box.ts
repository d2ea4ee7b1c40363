import { useCallback, useEffect, useRef, useState } from 'react';
import { later, useLater } from '@/components/use-later';
import type { NetworkId } from '@/lib/address/networks';
import { mostBeside } from '@/lib/extension/check-messages';
import { type Ask, type CheckState, cancelled } from './ask-all';
import type { Detection } from './detection';
import { useCheck } from './use-check';

/** All that knows of addresses: the box takes a text before it is there. */
export const recognition = later(async () => {
  const [{ detect }, { DetectionWords }, { AddressesOfText }, { isNetworkId }] = await Promise.all([
    import('./detection'),
    import('./DetectionWords'),
    import('./AddressesOfText'),
    import('@/lib/address/networks'),
  ]);
  const networkOf = (id: string | null) => (isNetworkId(id) ? id : null);
  return {
    networkOf,
    detect: (text: string, id: string | null) => detect(text, networkOf(id)),
    DetectionWords,
    AddressesOfText,
  };
});

/** What stands in the box, and the network that is chosen for it; null: none is. */
export type BoxContent = { text: string; networkId: NetworkId | null };

/** The text with several addresses that the one in the box was chosen from. */
type Origin = { text: string; chosen: string };

/** What the box begins with. The network may be one that there is no more: a tab keeps it over updates. */
type First = { text: string; networkId: string | null };

/**
 * The text in the box, what is known of it while it is typed, and the check of it; `parts` says what is known. What it begins with is
 * checked at once, by `firstAsk`.
 */
export function useBox({ text: first, networkId: firstNetwork }: First, firstAsk: Ask) {
  const { text, inBox, isPasted, origin, put } = useText(first);
  const { state, check, follow, stop } = useCheck();
  const parts = useLater(recognition);
  const { networkId, setNetwork, isOfCheck, leave } = useNetwork(firstNetwork, parts?.networkOf);
  const detection = parts?.detect(text, networkId) ?? null;

  /** Waits for the recognition where the user is faster. One address of several is to be chosen first. */
  const ask = useCallback(
    async (given: string, of: string | null, whom: Ask) => {
      const found = (await recognition.load()).detect(given, of);
      if (inBox.current !== given || ['empty', 'several'].includes(found.status)) return;
      isOfCheck.current = true;
      await check({ ...questionOf(found, given), ask: whom, isPasted: isPasted.current });
    },
    [check, inBox, isPasted, isOfCheck],
  );
  useEffect(() => {
    if (first.trim()) ask(first, firstNetwork, firstAsk).catch(reportError);
  }, [first, firstNetwork, firstAsk, ask]);

  /** A verdict must never stand beside a text that it is not about. */
  function forget() {
    if (state.status !== 'idle') stop({ status: 'idle' });
  }
  function change(value: string, isPaste = false, from: Origin | null = null) {
    forget();
    put(value, isPaste, from);
    if (value === '' || (isPaste && !from)) leave();
  }
  return {
    text,
    networkId,
    detection,
    parts,
    state,
    follow,
    change,
    submit: (given = text) => void ask(given, networkId, 'all').catch(reportError),
    /** Shows a text that the user had read, and asks the lists. The service is asked when the user wants that. */
    show(read: string) {
      change(read);
      ask(read, networkId, 'lists').catch(reportError);
    },
    choose(chosen: string, of = networkId) {
      change(chosen, isPasted.current, detection?.status === 'several' ? { text, chosen } : null);
      setNetwork(of);
      ask(chosen, of, 'all').catch(reportError);
    },
    /** The choice that the address in the box was taken from; null: it was not. `back` leads there once more. */
    origin: origin && { ...origin, back: () => change(origin.text, isPasted.current, origin) },
    chooseNetwork(id: NetworkId | null) {
      forget();
      setNetwork(id);
    },
    cancel: (running: Extract<CheckState, { status: 'asking-service' }>) =>
      stop(cancelled(running)),
  };
}

function questionOf(found: Detection, text: string) {
  const { address, networkId } = found;
  const { isPart = false, isHidden = false } = found.status === 'fits' ? found : {};
  const beside = isPart ? text.replaceAll(address, ' ').slice(0, mostBeside) : '';
  return { address, networkId, isHidden, beside };
}

/**
 * `networkOf` is there once the table of networks is; no network is known before. `leave` is to be called when another address comes: once it
 * was checked on, nobody chose the network for that.
 */
function useNetwork(first: string | null, networkOf?: (id: string | null) => NetworkId | null) {
  const [chosen, setChosen] = useState(first);
  const isOfCheck = useRef(false);
  function setNetwork(id: NetworkId | null) {
    isOfCheck.current = false;
    setChosen(id);
  }
  const leave = () => isOfCheck.current && setNetwork(null);
  return { networkId: networkOf?.(chosen) ?? null, setNetwork, isOfCheck, leave };
}

function useText(first: string) {
  const [text, setText] = useState(first);
  const [origin, setOrigin] = useState<Origin | null>(null);
  /** The text as it is now, for work that began before. */
  const inBox = useRef(first);
  /** Whether it came from the clipboard, which a program may have filled. */
  const isPasted = useRef(false);
  function put(value: string, isPaste: boolean, from: Origin | null) {
    inBox.current = value;
    isPasted.current = isPaste;
    setText(value);
    setOrigin(from);
  }
  return { text, inBox, isPasted, origin, put };
}
