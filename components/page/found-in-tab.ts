import { isNetworkId } from '@/lib/address/networks';
import { oneSpelling } from '@/lib/address/one-spelling';
import { longestAddress } from '@/lib/extension/check-messages';
import { inTime } from '@/lib/extension/in-time';
import { send } from '@/lib/extension/messages';
import type { Findings, FoundAddress, FoundOnPage } from '@/lib/extension/tab-messages';
import { isMilder, levels } from '@/lib/verdict/verdict';
import { askTab } from './ask-tab';

/** An address of a tab, in one spelling of those that the page has, and where the page has which. */
export type FoundInTab = FoundAddress & { spellings: { address: string; frameId: number }[] };

/** What a whole tab shows. Host and switch are those of the page itself; the rest is that of all its frames. */
export type TabFound = Omit<Required<FoundOnPage>, 'addresses'> & { addresses: FoundInTab[] };

/**
 * Asks all frames of a tab; undefined where its page has no content script. A frame in the page that is silent for a second is left out, as
 * whoever asks does so again.
 */
export async function findInTab(tabId: number): Promise<TabFound | undefined> {
  const frames = await send('tab/frames', { tabId });
  const answers = await Promise.all(
    frames.map(async (frameId) => {
      const answer = askTab(tabId, 'tab/found', undefined, frameId);
      const found = frameId === 0 ? await answer : await inTime(answer);
      return { frameId, found: found === 'late' ? undefined : found };
    }),
  );
  const top = answers[0]?.found;
  if (!top) return undefined;
  const addresses = new Map<string, FoundInTab>();
  let isReading = false;
  let unpainted = 0;
  for (const { frameId, found } of answers) {
    const its: Partial<Record<keyof Findings, unknown>> = Object(found);
    isReading ||= its.isReading === true;
    if (typeof its.unpainted === 'number') unpainted += its.unpainted;
    for (const one of Array.isArray(its.addresses) ? its.addresses : [])
      if (isFoundAddress(one)) add(addresses, one, frameId);
  }
  return { ...top, isReading, unpainted, addresses: [...addresses.values()] };
}

/** The process of a frame, of whoever it is, may be taken over: what it says must not keep the others' addresses from being shown. */
function isFoundAddress(one: unknown): one is FoundAddress {
  const { address, networks, level, times, shownAs = '' } = Object(one);
  return (
    [address, shownAs].every((text) => typeof text === 'string' && text.length <= longestAddress) &&
    Array.isArray(networks) &&
    networks.every(isNetworkId) &&
    levels.includes(level) &&
    Number.isInteger(times)
  );
}

function add(addresses: Map<string, FoundInTab>, found: FoundAddress, frameId: number): void {
  const { address } = found;
  const key = oneSpelling(address);
  const known = addresses.get(key);
  if (!known) {
    addresses.set(key, { ...found, spellings: [{ address, frameId }] });
    return;
  }
  known.spellings.push({ address, frameId });
  known.times += found.times;
  if (isMilder(known.level, found.level)) known.level = found.level;
  if (found.shownAs) known.shownAs = found.shownAs;
}
