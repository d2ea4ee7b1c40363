import { identifyNetworks } from '@/lib/address/identify';
import type { InvalidReason } from '@/lib/address/validate';
import type { PageAnswer } from '@/lib/extension/messages';
import type { Pasted } from '@/lib/extension/paste-messages';
import type { Placement } from '@/lib/verdict/facts';
import type { Reason } from '@/lib/verdict/verdict';
import { judgePlaced } from './check';
import { keepCopied, lastCopied } from './copied';
import { formNetworks } from './form-networks';
import { answerInWords, cardAnswer } from './page-answer';

/** Keeps in mind what was copied last. Answers where the page put another address on the clipboard than it showed. */
export async function noteCopied(
  address: string,
  shown: string | null,
): Promise<PageAnswer | null> {
  const networks = identifyNetworks(address);
  if (networks.length === 0) return null;
  await keepCopied({ address, at: Date.now() });
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
    copied: await copiedBefore(),
    replaced,
    shown: null,
    formNetworks: formNetworks(near),
  };
  const verdict = await judgePlaced(address, placement);
  const { level, reasons } = verdict;
  if (level === 'danger' || level === 'caution') return cardAnswer(verdict);
  return reasons.some(isMistake) ? answerInWords(verdict) : null;
}

async function copiedBefore(): Promise<Placement['copied']> {
  const copied = await lastCopied();
  return copied && { ...copied, networks: identifyNetworks(copied.address) };
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
