import * as z from 'zod/mini';
import { identifyNetworks } from '@/lib/address/identify';
import type { InvalidReason } from '@/lib/address/validate';
import { browser } from '@/lib/extension/browser';
import type { PageAnswer } from '@/lib/extension/messages';
import type { Pasted } from '@/lib/extension/paste-messages';
import type { Placement } from '@/lib/verdict/facts';
import type { Reason } from '@/lib/verdict/verdict';
import { judgePlaced } from './check';
import { formNetworks } from './form-networks';
import { answerInWords, cardAnswer } from './page-answer';

/** In session memory alone: it is gone with the browser, and content scripts cannot read it. */
const copiedKey = 'copied-address';
const Copied = z.object({ address: z.string(), at: z.number() });

/** Keeps in mind what was copied last. Answers where the page put another address on the clipboard than it showed. */
export async function noteCopied(
  address: string,
  shown: string | null,
): Promise<PageAnswer | null> {
  const networks = identifyNetworks(address);
  if (networks.length === 0) return null;
  await browser.storage.session.set({ [copiedKey]: { address, at: Date.now() } });
  if (shown === null) return null;
  const placement: Placement = { copied: null, replaced: null, shown, formNetworks: [] };
  return cardAnswer(await judgePlaced(address, placement));
}

/** What is to be said of an address that the user put into a field; null: nothing. */
export async function answerToPaste({
  address,
  near,
  replaced,
}: Pasted): Promise<PageAnswer | null> {
  const placement = {
    copied: await lastCopied(),
    replaced,
    shown: null,
    formNetworks: formNetworks(near),
  };
  const verdict = await judgePlaced(address, placement);
  const { level, reasons } = verdict;
  if (level === 'danger' || level === 'caution') return cardAnswer(verdict);
  return reasons.some(isMistake) ? answerInWords(verdict) : null;
}

async function lastCopied(): Promise<Placement['copied']> {
  const stored = await browser.storage.session.get(copiedKey);
  const copied = Copied.safeParse(stored[copiedKey]);
  if (!copied.success) return null;
  const { address, at } = copied.data;
  return { address, at, networks: identifyNetworks(address) };
}

/** What is certainly meant as an address and is none. Any other text may as well be a hash that the user looks for. */
const mistakes: ReadonlySet<InvalidReason> = new Set<InvalidReason>([
  'checksum',
  'mixed-case',
  'foreign-letter',
  'testnet',
]);

function isMistake(reason: Reason): boolean {
  return reason.code === 'invalid' && mistakes.has(reason.validity.reason);
}
