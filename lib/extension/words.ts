import { i18n } from '#i18n';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import type { InvalidReason } from '@/lib/address/validate';
import type { Report } from '@/lib/verdict/facts';
import type { Level, Reason, Verdict } from '@/lib/verdict/verdict';
import { day, duration, number, oneOf, past } from './figures';

/** The words of a level, as they head a verdict. */
export function levelWords(level: Level): string {
  return i18n.t(`level.${level}`);
}

/** The first line of a verdict. */
export function headline({ level, reasons, at }: Verdict): string {
  const [first] = reasons;
  if (first?.code === 'secret') return i18n.t('headline.secret');
  if (first?.code === 'list-stale') return staleHeadline(first.at, at);
  const isOnlyBlocked =
    first?.code === 'own-blocked' && !reasons.some(({ code }) => code === 'reported');
  return isOnlyBlocked ? i18n.t('headline.ownBlocked') : levelWords(level);
}

/** 'No report found, list 9 days old'. */
function staleHeadline(at: number, now: number): string {
  if (now < at) return i18n.t('headline.staleUnknownAge');
  const elapsed = largestUnit(now - at);
  return elapsed
    ? i18n.t('headline.staleAge', { age: duration(...elapsed) })
    : i18n.t('headline.staleJustNow');
}

/** One sentence or two: what was found. Who said so, and when, is reasonSource. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'reported':
      return reportText(reason.report, reason.elsewhere);
    case 'own-blocked':
      return quoting(ownBlocked(reason.name), reason.note);
    case 'own-trusted':
      return quoting(ownTrusted(reason.name), reason.note);
    case 'service-report':
      return i18n.t('reason.serviceReport', { text: reason.text });
    case 'service-says-invalid':
      return quoting(i18n.t('reason.serviceSaysInvalid'), reason.message);
    case 'service-says-valid':
      return quoting(i18n.t('reason.serviceSaysValid'), reason.message);
    case 'warning':
      return warningText(reason);
    case 'no-checksum':
      return i18n.t('reason.noChecksum');
    case 'secret':
      return reason.isHash ? i18n.t('reason.secretOrHash') : i18n.t('reason.secret');
    case 'not-sent':
      return i18n.t('reason.notSent');
    case 'invalid':
      return invalidText(reason);
    case 'service-failed':
      return i18n.t('reason.serviceFailed', { message: reason.message });
    case 'service-unclear':
      return i18n.t('reason.serviceUnclear');
    case 'lists-unreadable':
      return i18n.t('reason.listsUnreadable');
    case 'list-never-read':
      return quoting(i18n.t('reason.listNeverRead'), reason.error ?? '');
    case 'list-stale':
      return reason.failed ? i18n.t('reason.listFailed') : i18n.t('reason.listStale');
    case 'starter-only':
      return i18n.t('reason.starterOnly');
    case 'service-none':
      return i18n.t('reason.serviceNone');
    case 'list-none':
      return i18n.t('reason.listNone', reason.entries, [number(reason.entries)]);
  }
}

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

/** More networks than that, and only the likeliest three are named. */
export const mostNames = 4;

/** 'Bitcoin', 'Bitcoin or Litecoin', 'Ethereum, BNB Smart Chain, Base or 90 others'. */
export function networkNames(ids: readonly NetworkId[], joint: 'or' | 'and' = 'or'): string {
  const shown = ids.length > mostNames ? ids.slice(0, mostNames - 1) : ids;
  const names = everyName(shown);
  const others = ids.length - shown.length;
  if (others > 0) names.push(i18n.t('networks.others', others, [number(others)]));
  return oneOf(names, joint);
}

export function everyName(ids: readonly NetworkId[]): string[] {
  return ids.map((id) => findNetwork(id).name);
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

function reportText(
  { count: times, lastReported, label, network }: Report,
  elsewhere: boolean,
): string {
  return [
    elsewhere ? i18n.t('reason.reportedElsewhere', { network }) : i18n.t('reason.reported'),
    times === null ? '' : i18n.t('reason.reportedTimes', times, [number(times)]),
    lastReported === null ? '' : i18n.t('reason.reportedLast', { day: day(lastReported) }),
    label ? i18n.t('reason.reportedLabel', { label }) : '',
    i18n.t('reason.end'),
  ].join('');
}

function ownBlocked(name: string): string {
  return name ? i18n.t('reason.ownBlockedAs', { name }) : i18n.t('reason.ownBlocked');
}

function ownTrusted(name: string): string {
  return name ? i18n.t('reason.ownTrustedAs', { name }) : i18n.t('reason.ownTrusted');
}

function quoting(text: string, quote: string): string {
  return quote ? i18n.t('reason.quoted', { text, quote }) : text;
}

function warningText({
  warning,
  networkId,
  looksLike,
}: Extract<Reason, { code: 'warning' }>): string {
  switch (warning) {
    case 'legacy-form': {
      const network = findNetwork(networkId).name;
      return looksLike
        ? i18n.t('warning.legacyFormLike', { network, other: findNetwork(looksLike).name })
        : i18n.t('warning.legacyForm', { network });
    }
    case 'reward-account':
      return i18n.t('warning.rewardAccount');
    case 'unknown-witness-version':
      return i18n.t('warning.unknownWitnessVersion');
    case 'unusual-shard':
      return i18n.t('warning.unusualShard');
  }
}

const invalidKeys = {
  empty: 'invalid.empty',
  length: 'invalid.length',
  character: 'invalid.character',
  'mixed-case': 'invalid.mixedCase',
  prefix: 'invalid.prefix',
  checksum: 'invalid.checksum',
  payload: 'invalid.payload',
  'wrong-network': 'invalid.wrongNetwork',
  testnet: 'invalid.testnet',
  'not-an-address': 'invalid.notAnAddress',
} as const satisfies Record<InvalidReason, string>;

function invalidText({ validity, looksLike }: Extract<Reason, { code: 'invalid' }>): string {
  const why = invalidWords(validity);
  return looksLike
    ? i18n.t('invalid.looksLike', { network: findNetwork(looksLike).name, why })
    : why;
}

function invalidWords({
  reason,
  position,
  networks,
}: Extract<Reason, { code: 'invalid' }>['validity']): string {
  if (reason === 'character' && position !== undefined)
    return i18n.t('invalid.characterAt', { place: number(position + 1) });
  if (reason === 'wrong-network' && networks)
    return i18n.t('invalid.wrongNetworkOf', { networks: networkNames(networks) });
  if (reason === 'testnet' && networks)
    return i18n.t('invalid.testnetOr', { networks: networkNames(networks) });
  return i18n.t(invalidKeys[reason]);
}
