import * as z from 'zod/mini';
import { isLikelySecret } from '@/lib/address/recognise';
import { browser } from '@/lib/extension/browser';
import { recogniseMeant } from './recognised';
import { partsOf, standsFor } from './shown-beside';

/** In session memory alone: it is gone with the browser, and content scripts cannot read it. */
const copiedKey = 'copied-address';
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
 * Changes what is kept in mind of the address that was copied last; null: none, or none any more. One change after the other.
 */
export async function changeCopied(change: (known: Copied | null) => Copied | null): Promise<void> {
  await navigator.locks.request(copiedKey, async () => {
    const copied = change(await lastCopied());
    if (copied) await browser.storage.session.set({ [copiedKey]: copied });
    else await browser.storage.session.remove(copiedKey);
  });
}

/** The address that was copied last; null: none is known. */
export async function lastCopied(): Promise<Copied | null> {
  const stored = await browser.storage.session.get(copiedKey);
  const copied = Copied.safeParse(stored[copiedKey]);
  return copied.success ? copied.data : null;
}

async function digestOf(address: string, salt: string): Promise<string> {
  const text = new TextEncoder().encode(salt + address.toLowerCase().replace(/^0x/, ''));
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))].join();
}
