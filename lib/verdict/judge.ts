import { validateAddress } from '@/lib/address/validate';
import type { Facts, Report } from './facts';
import { isNote, sortWorstFirst } from './order-reasons';
import {
  contractReasons,
  invisibleReasons,
  placementReasons,
  tagReasons,
  textReasons,
} from './placement';
import { sourceReasons } from './source-reasons';
import { networksMeant, type Reason, type Verdict } from './verdict';

/**
 * Decides about one address. Pure: the same facts give the same verdict.
 *
 * The level is the worst that a reason asks for, and `clear` needs somebody who was asked and has no report:
 * the service itself, or its list read whole and not stale. Whatever could not be asked makes it `unknown`.
 */
export function judge(facts: Facts): Verdict {
  const every = [
    ...ownReasons(facts),
    ...formReasons(facts),
    ...lookalikeReasons(facts),
    ...ownerlessReasons(facts),
    ...placementReasons(facts),
    ...textReasons(facts),
    ...tagReasons(facts),
    ...contractReasons(facts),
    ...invisibleReasons(facts),
    ...reportReasons(facts),
    ...answerReasons(facts),
    ...sourceReasons(facts),
  ];
  const reasons = sortWorstFirst(every.filter((reason) => !isNote(reason)));
  const { validity } = facts;
  return {
    level: reasons[0]?.level ?? 'unknown',
    address: validity.status === 'valid' ? validity.canonical : facts.address,
    networkId: facts.networkId,
    networks: facts.networks,
    ...(validity.status === 'valid'
      ? { format: validity.format, checksum: validity.checksum }
      : {}),
    reasons: [...reasons, ...every.filter(isNote)],
    at: facts.now,
  };
}

/** The user's own word goes before that of others of the same level, and of trust it is only said. */
function ownReasons({ own, secret }: Facts): Reason[] {
  if (!own || secret) return [];
  const { kind, ...said } = own;
  return kind === 'blocked'
    ? [{ code: 'own-blocked', level: 'danger', ...said }]
    : [{ code: 'own-trusted', level: 'unknown', ...said }];
}

function formReasons(facts: Facts): Reason[] {
  const { address, secret, validity, validityOf, networkId } = facts;
  if (secret) return [secretReason(address)];
  if (validity.status === 'valid') return [...warningReasons(facts), ...checksumReasons(facts)];
  const meant = networkId ? { looksLike: null, chosen: networkId } : { looksLike: validityOf };
  return [{ code: 'invalid', level: 'invalid', validity, ...meant }];
}

/** What is said of a text that must be taken for a secret. */
export function secretReason(text: string): Extract<Reason, { code: 'secret' }> {
  return { code: 'secret', level: 'invalid', either: otherThanSecret(text.trim()) };
}

function otherThanSecret(text: string): 'hash' | 'transaction' | null {
  // An account of Starknet is mostly written without the zeros before it.
  if (/^(?:0x)?[\da-f]{64}$|^0x[\da-f]{60,63}$/i.test(text)) return 'hash';
  return /^[1-9A-HJ-NP-Za-km-z]{86,88}$/.test(text) ? 'transaction' : null;
}

/** What the user said of the account itself is more than what it looks like. */
function lookalikeReasons({ address, lookalike, own, secret, validity }: Facts): Reason[] {
  if (!lookalike || own || secret) return [];
  const level = validity.status === 'valid' ? 'caution' : 'invalid';
  return [{ code: 'lookalike', level, text: address, like: lookalike }];
}

/** An old spelling is worth a caution only where it looks like another network's: the account is the same. */
function warningReasons({ validity, validityOf, networks }: Facts): Reason[] {
  if (validity.status !== 'valid' || !validity.warning || !validityOf) return [];
  const { warning } = validity;
  const [first = validityOf] = networks;
  const looksLike = first === validityOf ? null : first;
  const level = warning === 'legacy-form' && !looksLike ? 'unknown' : 'caution';
  return [{ code: 'warning', level, warning, networkId: validityOf, looksLike }];
}

function ownerlessReasons({ ownerless, validity }: Facts): Reason[] {
  const isOwnerless = ownerless && validity.status === 'valid';
  return isOwnerless ? [{ code: 'ownerless', level: 'caution' }] : [];
}

/** Who is warned of a report has no use for the rest. */
function checksumReasons({ validity, reports }: Facts): Reason[] {
  const isAbsent = validity.status === 'valid' && validity.checksum === 'absent';
  return isAbsent && reports.length === 0 ? [{ code: 'no-checksum', level: 'unknown' }] : [];
}

type Reported = Extract<Reason, { code: 'reported' }>;

/** What is reported where it is looked for goes first. What a list says of several networks in the same words is said once. */
function reportReasons(facts: Facts): Reason[] {
  const first = new Map<string, Report>();
  return facts.reports
    .map((report) => reportReason(report, facts))
    .filter((reason) => {
      const { report } = reason;
      const words = wordsOf(reason);
      const same = first.get(words) ?? report;
      first.set(words, same);
      return same.networkId === report.networkId;
    })
    .sort((a, b) => Number(a.elsewhere) - Number(b.elsewhere));
}

/** All that is told of a report: its network only where it is another. */
function wordsOf({ report, elsewhere, otherwise }: Reported): string {
  const { sourceId, address, network, count, lastReported, label, link } = report;
  const place = [elsewhere && network, otherwise && address];
  return JSON.stringify([sourceId, count, lastReported, label, link, ...place]);
}

function reportReason(report: Report, facts: Facts): Reported {
  const { sources, validity } = facts;
  const { networkId: on } = report;
  const source = sources?.find(({ id }) => id === report.sourceId);
  return {
    code: 'reported',
    level: 'danger',
    report,
    // A text that is none of the chosen network's is the reported one itself, not the same account there.
    elsewhere: validity.status === 'valid' && on !== null && !networksMeant(facts).includes(on),
    ...(isOtherText(report, facts) && { otherwise: true }),
    sourceName: source?.name ?? report.sourceId,
    at: source?.updatedAt ?? null,
  };
}

/** A list may leave out the case and the prefix; what an address is, its network tells. */
function isOtherText({ address, networkId }: Report, { validity }: Facts): boolean {
  if (validity.status === 'invalid' || !networkId) return false;
  const reported = validateAddress(address, networkId);
  return reported.status === 'valid' && reported.canonical !== validity.canonical;
}

function answerReasons({ answer, validity, secret }: Facts): Reason[] {
  if (answer.status === 'not-asked') {
    return answer.isNoAddress ? [{ code: 'not-sent', level: 'invalid' }] : [];
  }
  if (answer.status === 'failed') {
    const { status: _, ...failure } = answer;
    return [{ code: 'service-failed', level: 'unknown', ...failure }];
  }
  const { sourceName } = answer;
  const reasons: Reason[] = [];
  const { at, message, report } = answer;
  if (answer.valid === false && validity.status === 'valid') {
    reasons.push({ code: 'service-says-invalid', level: 'caution', message, sourceName, at });
  }
  if (answer.valid === true && validity.status === 'invalid' && !secret) {
    reasons.push({ code: 'service-says-valid', level: 'caution', message, sourceName, at });
  }
  if (report.status === 'reported') {
    reasons.push({ code: 'service-report', level: 'caution', text: report.text, sourceName, at });
  } else if (report.status === 'unknown') {
    reasons.push({ code: 'service-unclear', level: 'unknown', sourceName, at });
  } else {
    reasons.push({ code: 'service-none', level: 'clear', sourceName, at });
  }
  return reasons;
}
