import * as z from 'zod/mini';
import { browser } from '@/lib/extension/browser';

/** In session memory alone: it is gone with the browser, and content scripts cannot read it. */
const copiedKey = 'copied-address';
const Copied = z.lazy(() =>
  z.object({ address: z.string(), at: z.number(), clicked: z.optional(z.array(z.string())) }),
);
export type Copied = z.infer<typeof Copied>;

/** Keeps in mind which address was copied last; `clicked`: what stood beside the user's clicks since. */
export async function keepCopied(copied: Copied): Promise<void> {
  await browser.storage.session.set({ [copiedKey]: copied });
}

/** The address that was copied last; null: none is known. */
export async function lastCopied(): Promise<Copied | null> {
  const stored = await browser.storage.session.get(copiedKey);
  const copied = Copied.safeParse(stored[copiedKey]);
  return copied.success ? copied.data : null;
}
