import { findNetwork, type NetworkId } from '@/lib/address/networks';
import type { InvalidReason } from '@/lib/address/validate';
import type { Report } from './facts';
import type { Level, Reason, Verdict } from './verdict';

/** The words of a level, as they head a verdict. */
export const levelWords: Readonly<Record<Level, string>> = {
  danger: 'Reported',
  caution: 'Caution',
  invalid: 'Not a valid address',
  unknown: 'Not known',
  clear: 'No report found',
};

/** The first line of a verdict. */
export function headline({ level, reasons, at }: Verdict): string {
  const [first] = reasons;
  if (first?.code === 'secret') return 'This may be a secret';
  if (first?.code === 'list-stale') return staleHeadline(first.at, at);
  const isOnlyBlocked =
    first?.code === 'own-blocked' && !reasons.some(({ code }) => code === 'reported');
  return isOnlyBlocked ? 'Blocked by you' : levelWords[level];
}

/** 'No report found, list 9 days old'. */
function staleHeadline(at: number, now: number): string {
  const [elapsed, isPast] = [age(at, now), now >= at];
  if (!isPast) return 'No report found, list of unknown age';
  return elapsed === 'just now'
    ? 'No report found, list not up to date'
    : `No report found, list ${elapsed.replace(/ ago$/, ' old')}`;
}

/** One sentence or two: what was found. Who said so, and when, is reasonSource. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'reported':
      return reportText(reason.report, reason.elsewhere);
    case 'own-blocked':
      return `You blocked this address${named(reason.name)}.${quoted(reason.note)}`;
    case 'own-trusted':
      return `In your contacts${named(reason.name)}.${quoted(reason.note)}`;
    case 'service-report':
      return `The service reports: ${reason.text}`;
    case 'service-says-invalid':
      return `The address is well formed, but the service calls it invalid.${quoted(reason.message)}`;
    case 'service-says-valid':
      return `The address is not well formed, but the service calls it valid.${quoted(reason.message)}`;
    case 'warning':
      return warningText(reason);
    case 'no-checksum':
      return 'It carries no checksum, so a typo cannot be seen.';
    case 'secret':
      return reason.isHash
        ? 'This can be a private key, a transaction hash, or an address of a network like Sui. Never paste or share a private key. It was not sent and not stored. If it is an address, choose its network.'
        : 'This looks like a private key or a recovery phrase: never paste those anywhere, and never share them. It was not sent and not stored. If it is an address, choose its network.';
    case 'not-sent':
      return 'It was not sent to the service, because it does not look like an address.';
    case 'invalid':
      return invalidText(reason);
    case 'service-failed':
      return `The service could not be asked. ${reason.message}`;
    case 'service-unclear':
      return 'The service answered, but did not say whether there are reports.';
    case 'lists-unreadable':
      return 'The local lists cannot be read, so they were not asked.';
    case 'list-never-read':
      return `The list has not been read yet.${quoted(reason.error ?? '')}`;
    case 'list-stale':
      return reason.failed
        ? 'The list has no report, but could not be read since.'
        : 'The list has no report, but it is old.';
    case 'starter-only':
      return 'Not in the starter list, which holds only a few famous cases. Nothing else was asked.';
    case 'service-none':
      return 'The service has no report.';
    case 'list-none':
      return `No report among ${count(reason.entries, 'entry', 'entries')}.`;
  }
}

/**
 * Who says so, and of when that is: 'Starter list, as of 3 days ago', 'checks.example, asked just now'. Empty where nobody but this
 * extension does.
 */
export function reasonSource(reason: Reason, now: number): string {
  if (!('sourceName' in reason)) return '';
  const at = 'at' in reason ? reason.at : null;
  if (at === null) return reason.sourceName;
  const how = reason.code.startsWith('service-') ? 'asked' : 'as of';
  return `${reason.sourceName}, ${how} ${age(at, now)}`;
}

/**
 * How long ago, in the largest whole unit: 'just now', '2 hours ago', '3 days ago'.
 * A time that lies ahead (a clock was set back) is 'at an unknown time'.
 */
export function age(at: number, now: number): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < -1) return 'at an unknown time';
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${count(minutes, 'minute', 'minutes')} ago`;
  if (minutes < 48 * 60) return `${count(Math.floor(minutes / 60), 'hour', 'hours')} ago`;
  return `${count(Math.floor(minutes / 1440), 'day', 'days')} ago`;
}

/** More networks than that, and only the likeliest three are named. */
const mostNames = 4;

/** 'Bitcoin', 'Bitcoin or Litecoin', 'Ethereum, BNB Smart Chain, Base or 90 others'. */
export function networkNames(ids: readonly NetworkId[], joint = 'or'): string {
  const shown = ids.length > mostNames ? ids.slice(0, mostNames - 1) : ids;
  const names = shown.map((id) => findNetwork(id).name);
  if (ids.length > shown.length) names.push(`${ids.length - shown.length} others`);
  return names.length < 2
    ? names.join()
    : `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
}

/** The address in groups of four characters, to be read and compared. */
export function groupsOfFour(address: string): string[] {
  return address.match(/.{1,4}/gsu) ?? [];
}

function reportText(
  { count: times, lastReported, label, network }: Report,
  elsewhere: boolean,
): string {
  const where = elsewhere ? `The same account is reported on ${network}` : 'Reported';
  const often = times === null ? '' : ` ${count(times, 'time', 'times')}`;
  const last = lastReported === null ? '' : `, last on ${isoDay(lastReported)}`;
  return `${where}${often}${last}${label ? `: ${label}` : ''}.`;
}

function warningText({
  warning,
  networkId,
  looksLike,
}: Extract<Reason, { code: 'warning' }>): string {
  switch (warning) {
    case 'legacy-form': {
      const like = looksLike ? `, which looks like ${findNetwork(looksLike).name}` : '';
      return `An old spelling for ${findNetwork(networkId).name}${like}. Above is today’s.`;
    }
    case 'reward-account':
      return 'A staking address: rewards are booked there, and nothing can be sent to it.';
    case 'unknown-witness-version':
      return 'A kind of address that has no rules yet: coins sent to it today are unprotected.';
    case 'unusual-shard':
      return 'Its shard or realm is not 0, and nothing but 0.0 is in use.';
  }
}

const invalidWords: Readonly<Record<InvalidReason, string>> = {
  empty: 'There is nothing to check.',
  length: 'The length is wrong: a character is missing or too many.',
  character: 'It has a character that cannot be in such an address',
  'mixed-case': 'It mixes upper and lower case, which this form does not allow.',
  prefix: 'It does not begin as an address of this network does.',
  checksum: 'The checksum fails: at least one character is wrong.',
  payload: 'Its content does not make an address.',
  'wrong-network': 'It is an address of another network',
  testnet: 'It is an address of a test network, where coins have no value',
  'not-an-address': 'This does not look like an address of any network that is known here.',
};

function invalidText({ validity, looksLike }: Extract<Reason, { code: 'invalid' }>): string {
  const { reason, position, networks } = validity;
  const like = looksLike ? `Looks like ${findNetwork(looksLike).name}. ` : '';
  const words = like + invalidWords[reason];
  if (reason === 'character')
    return position === undefined ? `${words}.` : `${words}, at place ${position + 1}.`;
  if (reason === 'wrong-network')
    return networks ? `${words}: ${networkNames(networks)}.` : `${words}.`;
  if (reason === 'testnet')
    return networks ? `${words}, or of ${networkNames(networks)}.` : `${words}.`;
  return words;
}

function named(name: string): string {
  return name ? ` as ${name}` : '';
}

function quoted(text: string): string {
  return text ? ` “${text}”` : '';
}

function count(n: number, one: string, many: string): string {
  // As toLocaleString('en') does, whose first call in a process takes as long as all else of an answer.
  const digits = String(n).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${digits} ${n === 1 ? one : many}`;
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
