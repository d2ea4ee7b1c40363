import * as z from 'zod/mini';
import { isLikelySecret } from '@/lib/address/recognise';
import { browser } from '@/lib/extension/browser';
import { recogniseMeant } from './recognised';
import { partsOf, standsFor } from './shown-beside';

/** In session memory alone: it is gone with the browser, and content scripts cannot read it. */
const copiedKey = 'copied-addresses';
const Copied = z.lazy(() =>
  z.object({
    address: z.string(),
    at: z.number(),
    clicked: z.optional(z.array(z.string())),
    hidden: z.optional(z.object({ salt: z.string(), digest: z.string() })),
  }),
);
/**
 * What was copied last, and when. `address` may be a short form where a page's button copied it, and is empty where it may be a private key:
 * then its digest is kept, from which nobody gets it back. `clicked`: what stood beside the user's clicks since.
 */
export type Copied = z.infer<typeof Copied>;

/** As many as the usual clipboard histories of systems show at once. */
const mostEarlier = 20;
/** As many pastes of another address than was copied. */
const mostSwaps = 20;
const Swap = z.lazy(() => z.object({ pasted: Copied, copied: Copied }));
const Copies = z.lazy(() =>
  z.object({
    last: z.nullable(Copied),
    earlier: z.array(Copied),
    swaps: z._default(z.array(Swap), []),
  }),
);
type Copies = z.infer<typeof Copies>;
const nothing: Copies = { last: null, earlier: [], swaps: [] };

/** What is kept in mind of a copied text; null: nothing, since it is no address. */
export async function memoryOf(text: string): Promise<Copied | null> {
  const at = Date.now();
  if (partsOf(text)) return { address: text, at };
  const { address, networks } = recogniseMeant(text);
  if (networks.length === 0) return null;
  if (!isLikelySecret(address, null)) return { address, at };
  const salt = crypto.randomUUID();
  return { address: '', at, hidden: { salt, digest: await digestOf(address, salt) } };
}

/** Whether an address is the one that was copied. */
export async function isCopied(copied: Copied, address: string): Promise<boolean> {
  const { hidden } = copied;
  if (!hidden) return standsFor(copied.address, address);
  return hidden.digest === (await digestOf(recogniseMeant(address).address, hidden.salt));
}

/**
 * Changes what is kept in mind of the address that was copied last; null: none, or none any more. One change after the other. What was
 * copied before stays among the earlier ones.
 */
export async function changeCopied(change: (last: Copied | null) => Copied | null): Promise<void> {
  await inMind(async ({ last, earlier, swaps }) => {
    const next = change(last);
    // Each once: what is copied in turn must not push the others out.
    const others = earlier.filter((one) => !isOne(one, last) && !isOne(one, next));
    const before = last && !isOne(last, next) ? [withoutClicks(last), ...others] : others;
    return { last: next, earlier: before.slice(0, mostEarlier), swaps };
  });
}

/**
 * Keeps in mind what had been copied where an address was pasted in its place, for as long as it is not pasted once more: whatever is
 * copied later, the paste was none of that. Null: the address was what it should be.
 */
export async function noteSwap(address: string, copied: Copied | null): Promise<void> {
  const { swaps } = await copies();
  if (!copied && (await withoutPaste(swaps, address)).length === swaps.length) return;
  const pasted = await memoryOf(address);
  const added = pasted && copied ? [{ pasted, copied: withoutClicks(copied) }] : [];
  await inMind(async (all) => {
    const others = await withoutPaste(all.swaps, address);
    return { ...all, swaps: [...added, ...others].slice(0, mostSwaps) };
  });
}

/** Changes what is kept in mind, one change after the other. A browser that keeps nothing keeps nobody from an answer. */
async function inMind(change: (all: Copies) => Copies | Promise<Copies>): Promise<void> {
  try {
    await navigator.locks.request(copiedKey, async () => {
      await browser.storage.session.set({ [copiedKey]: await change(await stored()) });
    });
  } catch (error) {
    console.warn('What was copied cannot be kept in mind.', error);
  }
}

async function withoutPaste(swaps: Copies['swaps'], address: string): Promise<Copies['swaps']> {
  const isIt = await Promise.all(swaps.map(({ pasted }) => isCopied(pasted, address)));
  return swaps.filter((_, i) => !isIt[i]);
}

/** What had been copied, by the age that it had then, where an address was pasted in its place last; null: nothing else. */
export async function swappedFor(address: string): Promise<Copied | null> {
  for (const { pasted, copied } of (await copies()).swaps)
    if (await isCopied(pasted, address))
      return { ...copied, at: copied.at + Date.now() - pasted.at };
  return null;
}

/** The addresses that were copied: last, null where that was none, and before, latest first; and the pastes of others in place of them. */
export async function copies(): Promise<Copies> {
  try {
    return await stored();
  } catch (error) {
    console.warn('What was copied cannot be read.', error);
    return nothing;
  }
}

async function stored(): Promise<Copies> {
  const items = await browser.storage.session.get(copiedKey);
  return Copies.safeParse(items[copiedKey]).data ?? nothing;
}

/** What stood beside clicks is kept until the next copy alone. */
function withoutClicks({ clicked, ...kept }: Copied): Copied {
  return kept;
}

function isOne(one: Copied, other: Copied | null): boolean {
  return one.address === other?.address && one.hidden?.digest === other.hidden?.digest;
}

async function digestOf(address: string, salt: string): Promise<string> {
  const text = new TextEncoder().encode(salt + address.toLowerCase().replace(/^0x/, ''));
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))].join();
}
