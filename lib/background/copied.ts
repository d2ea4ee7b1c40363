import * as z from 'zod/mini';
import { browser } from '@/lib/extension/browser';

/** In session memory alone: it is gone with the browser, and content scripts cannot read it. */
const copiedKey = 'copied-address';
const Copied = z.lazy(() =>
  z.object({ address: z.string(), at: z.number(), clicked: z.optional(z.array(z.string())) }),
);
export type Copied = z.infer<typeof Copied>;

/**
 * Changes what is kept in mind of the address that was copied last; null: none, or none any more. `clicked`: what stood beside the user's
 * clicks since. One change after the other.
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
