import type { OwnMark } from '@/lib/verdict/facts';
import type { Reason, Verdict } from '@/lib/verdict/verdict';

type OwnReason = Extract<Reason, { code: 'own-trusted' | 'own-blocked' }>;

/** Whether a reason is what the user says of the account. */
export function isOwn(reason: Reason): reason is OwnReason {
  return reason.code === 'own-trusted' || reason.code === 'own-blocked';
}

/** What the user said of the account, as the verdict tells; null: nothing. */
export function markOf({ reasons }: Verdict): OwnMark | null {
  const own = reasons.find(isOwn);
  if (!own) return null;
  const { code, name, note, changedAt } = own;
  return { kind: code === 'own-blocked' ? 'blocked' : 'trusted', name, note, changedAt };
}
