import { i18n } from '#i18n';
import type { ServiceErrorKind } from '@/lib/verdict/facts';
import { isOnlyBlocked, type Level, type Reason, type Verdict } from '@/lib/verdict/verdict';
import { duration, number, past } from './figures';
import { groupsOfFour } from './groups-of-four';
import { invalidText } from './invalid-words';
import { isolated } from './isolated';
import { lookalikeHeadline, lookalikeText } from './lookalike-words';
import { networkNames } from './network-names';
import { reportText } from './report-words';
import { shortAddress } from './short-address';
import { warningText } from './warning-words';

/** The words of a level, as they head a verdict. What only the user blocked nobody reported. */
export function levelWords(level: Level, isBlocked = false): string {
  return isBlocked ? i18n.t('headline.ownBlocked') : i18n.t(`level.${level}`);
}

/** The words of a level that some addresses share, of which the user alone blocked some. */
export function groupWords(level: Level, count: number, blocked: number): string {
  const isMixed = blocked > 0 && blocked < count;
  return isMixed ? i18n.t('headline.reportedOrBlocked') : levelWords(level, blocked > 0);
}

/** The first line of a verdict. */
export function headline(verdict: Verdict): string {
  const { level, reasons, at } = verdict;
  const [first] = reasons;
  if (first?.code === 'secret') return i18n.t('headline.secret');
  if (first?.code === 'service-cancelled') return i18n.t('headline.cancelled');
  if (first?.code === 'list-stale') return staleHeadline(first.at, at);
  if (first?.code === 'lookalike' && level === 'caution')
    return lookalikeHeadline(first.like.known);
  // That nobody else knows it stands below: a list of all contacts would be headed 'Not known'.
  const isContact = reasons.some((reason) => reason.code === 'own-trusted' && !reason.of);
  if (level === 'unknown' && isContact) return i18n.t('compare.contact');
  return levelWords(level, isOnlyBlocked(verdict));
}

/** 'No report found, list 9 days old'. */
function staleHeadline(at: number, now: number): string {
  if (now < at) return i18n.t('headline.staleUnknownAge');
  const elapsed = largestUnit(now - at);
  return elapsed
    ? i18n.t('headline.staleAge', { age: duration(...elapsed) })
    : i18n.t('headline.staleJustNow');
}

/** The reasons that have nothing to tell but that they are there. */
const plainReasons = {
  'no-checksum': 'reason.noChecksum',
  ownerless: 'warning.ownerless',
  'not-sent': 'reason.notSent',
  'service-cancelled': 'reason.serviceCancelled',
  'service-unclear': 'reason.serviceUnclear',
  'lists-unreadable': 'reason.listsUnreadable',
  'starter-only': 'reason.starterOnly',
  'service-none': 'reason.serviceNone',
  tag: 'reason.tag',
  contract: 'reason.contract',
  invisible: 'reason.invisible',
} as const;

/** What was found; of what is warned of, why that matters and what to do, in one sentence. Who said so, and when, is reasonSource. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'reported':
    case 'service-report':
      return reportText(reason);
    case 'own-blocked':
      return quoting(ofOther(ownBlocked(reason.name), reason.of), reason.note);
    case 'own-trusted':
      return quoting(ofOther(ownTrusted(reason.name), reason.of), reason.note);
    case 'lookalike':
      return lookalikeText(reason.text, reason.like);
    case 'field-changed':
      return i18n.t('reason.fieldChanged', { address: inGroups(reason.was) });
    case 'clipboard-changed':
      return reason.copied
        ? i18n.t('reason.clipboardChanged', { address: inGroups(reason.copied) })
        : i18n.t('reason.clipboardChangedHidden');
    case 'copied-other':
      return i18n.t('reason.copiedOther', { address: inGroups(reason.shown) });
    case 'other-network':
    case 'text-network':
      return i18n.t(reason.code === 'text-network' ? 'reason.textNetwork' : 'reason.otherNetwork', {
        asked: networkNames(reason.asked),
        networks: networkNames(reason.networks),
      });
    case 'service-says-invalid':
      return quoting(i18n.t('reason.serviceSaysInvalid'), reason.message);
    case 'service-says-valid':
      return quoting(i18n.t('reason.serviceSaysValid'), reason.message);
    case 'warning':
      return warningText(reason);
    case 'secret':
      return i18n.t(reason.either ? secretOr[reason.either] : 'reason.secret');
    case 'invalid':
      return invalidText(reason);
    case 'service-failed':
      return noAnswerText(reason);
    case 'list-never-read':
      return [i18n.t('reason.listNeverRead'), reason.error ?? ''].join(' ').trim();
    case 'list-stale':
      return reason.failed ? i18n.t('reason.listFailed') : i18n.t('reason.listStale');
    case 'list-none':
      return i18n.t('reason.listNone', reason.entries, [number(reason.entries)]);
    default:
      return i18n.t(plainReasons[reason.code]);
  }
}

const secretOr = {
  hash: 'reason.secretOrHash',
  transaction: 'reason.secretOrTransaction',
} as const;

function noAnswerText({ message, error, isUnsent }: Extract<Reason, { code: 'service-failed' }>) {
  return isUnsent || toldInFull.has(error) ? message : i18n.t('reason.serviceFailed', { message });
}

/** Of which the message alone says that there is no answer. */
const toldInFull: ReadonlySet<ServiceErrorKind> = new Set([
  'offline',
  'permission',
  'unreachable',
  'timeout',
  'key',
  'key-untold',
  'quota',
]);

/**
 * Who says so, and of when that is: 'Starter list, as of 3 days ago', 'checks.example, asked just now'. Empty where nobody but this
 * extension does.
 */
export function reasonSource(reason: Reason, now: number): string {
  if (!('sourceName' in reason)) return '';
  const at = 'at' in reason ? reason.at : null;
  const source = reason.sourceName;
  if (at === null) return source;
  return reason.code.startsWith('service-')
    ? i18n.t('source.asked', { source, age: age(at, now) })
    : i18n.t('source.asOf', { source, age: age(at, now) });
}

/**
 * How long ago, in the largest whole unit: 'just now', '2 hours ago', '3 days ago'.
 * A time that lies ahead (a clock was set back) is 'at an unknown time'.
 */
export function age(at: number, now: number): string {
  if (now - at <= -60_000) return i18n.t('age.unknown');
  const elapsed = largestUnit(now - at);
  return elapsed ? past(...elapsed) : i18n.t('age.justNow');
}

/** The address in groups of four characters, to be read and compared; a short form as it is. */
function inGroups(address: string): string {
  const isShort = /[…⋯‥•*]|\.\./.test(address);
  return isShort ? address : groupsOfFour(address).join(' ');
}

/** None for less than a minute. */
function largestUnit(elapsed: number): [number, 'minute' | 'hour' | 'day'] | null {
  const minutes = Math.floor(elapsed / 60_000);
  if (minutes < 1) return null;
  if (minutes < 60) return [minutes, 'minute'];
  return minutes < 48 * 60
    ? [Math.floor(minutes / 60), 'hour']
    : [Math.floor(minutes / 1440), 'day'];
}

function ownBlocked(name: string): string {
  return name ? i18n.t('reason.ownBlockedAs', { name }) : i18n.t('reason.ownBlocked');
}

function ownTrusted(name: string): string {
  return name ? i18n.t('reason.ownTrustedAs', { name }) : i18n.t('reason.ownTrusted');
}

function ofOther(text: string, address: string | undefined): string {
  if (!address) return text;
  return `${text} ${i18n.t('reason.ownOther', { address: shortAddress(address) })}`;
}

function quoting(text: string, quote: string): string {
  return quote ? i18n.t('reason.quoted', { text, quote: isolated(quote) }) : text;
}
