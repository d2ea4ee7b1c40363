import { i18n } from '#i18n';
import { accountKey } from '@/lib/address/account-key';
import { findAddresses } from '@/lib/address/find';
import { identifyNetworks } from '@/lib/address/identify';
import { findNamed } from '@/lib/address/name-network';
import { findNetwork, type NetworkId } from '@/lib/address/networks';
import { recogniseAddress } from '@/lib/address/recognise';
import { looksLikeSecret } from '@/lib/address/secret';
import { holdsSecret } from '@/lib/address/secret-within';
import { isTokenContract } from '@/lib/address/token-contracts';
import { validateAddress } from '@/lib/address/validate';
import { networkNames } from '@/lib/extension/network-names';
import { isOfTests } from '@/lib/reports/test-network';
import { cleanText } from '@/lib/service/clean-text';
import type { DayOrder } from '@/lib/service/iso-day';
import { readCount, readIdentifier, readPastTime } from '@/lib/service/read-fields';
import type { BadRow, RawRow } from './raw-row';
import { rowWords } from './row-words';

/** A row that is understood: an account that the list reports. */
export type ListRow = {
  /** What the address stands for; two rows with the same key on one network are one. */
  key: string;
  /** As the list wrote it, without the blanks around it. */
  address: string;
  /** The one that the list names or the user chose, and where the address is valid; else the only one that it fits; else null. */
  networkId: NetworkId | null;
  /** The networks that it may be meant on, likeliest first; never empty. */
  networks: NetworkId[];
  /** What the list calls the network; empty where it does not say. */
  network: string;
  count: number | null;
  /** Milliseconds since 1970; null: not known. */
  lastReported: number | null;
  label: string;
};

export type Reading =
  | {
      status: 'row';
      row: ListRow;
      /** Nobody named the network: it was told by the address. */
      guessed: boolean;
      /** There is a date that cannot be read. */
      undated: boolean;
      /** The list names a network that the address does not belong to or that is not known, its date cannot be read, or the case of the letters does not fit: the address is trusted. */
      disagreement: BadRow | null;
    }
  | { status: 'bad'; bad: BadRow };

/** Of a longer text the beginning is read. */
const longestAddress = 1000;

/** What is known of a list beside its rows: the network that the user chose for one that names none, and how it writes its dates. */
export type Known = { chosen: NetworkId | null; order?: DayOrder | null };

/** What a row means. */
export function readRow(raw: RawRow, { chosen, order }: Known, now = Date.now()): Reading {
  const { line } = raw;
  if (typeof raw.address !== 'string') return bad(line, '', i18n.t('row.noAddress'));
  const named = raw.names.flatMap(findNamed).map(({ id }) => id);
  const wanted = wantedOf(named, chosen);
  const address = unpadded(cleanText(raw.address.slice(0, longestAddress)), wanted);
  const { spelling, fitting } = recogniseSpelling(address);
  const meant = wanted.find((id) => validateAddress(spelling, id, fitting).status === 'valid');
  const networks = meant ? [meant] : fitting;
  const [first] = networks;
  if (!first) return badAddress(line, address);
  if (isOfTests(raw)) return bad(line, address, i18n.t('row.testnet'));
  // Lists of tokens say of some that they can bar holders, which reads as an accusation.
  if (isTokenContract(address)) return bad(line, address, i18n.t('row.token'));
  const networkId = meant ?? (networks.length === 1 ? first : null);
  const [name = ''] = raw.names;
  const isOther = !meant && named.length > 0;
  const lastReported = readPastTime(raw.date, now, order);
  const undated = isUndated(raw, lastReported);
  return {
    status: 'row',
    row: {
      key: accountKey(spelling, first),
      address,
      networkId,
      networks,
      network: isOther || name === '' ? nameOf(networkId) : name,
      count: readCount(raw.count),
      lastReported,
      label: keptLabel(raw.label),
    },
    guessed: !meant,
    undated,
    disagreement: doubtOf({ line, text: address }, [
      isOther ? otherNetwork(named, networks) : '',
      ...doubtsOf(raw, undated),
      isMiscased(spelling, address) ? i18n.t('row.mistypedCase') : '',
    ]),
  };
}

/** The EVM address that stands in 32 bytes, as in an event, where no network is meant that takes so many. */
function unpadded(text: string, wanted: NetworkId[]): string {
  const [, digits] = /^0x0{24}(?!0{8})([\da-f]{40})$/i.exec(text) ?? [];
  const isWhole = wanted.some((id) => validateAddress(text, id).status === 'valid');
  return digits === undefined || isWhole ? text : `0x${digits}`;
}

function wantedOf(named: NetworkId[], chosen: NetworkId | null): NetworkId[] {
  return named.length > 0 || !chosen ? named : [chosen];
}

/** Whether a text would be read as an address. */
export function isAddress(text: string): boolean {
  return text.length <= longestAddress && recogniseSpelling(text).fitting.length > 0;
}

/** Lists write EVM addresses in any case; with a broken EIP-55 checksum they still name the account. */
function recogniseSpelling(address: string): { spelling: string; fitting: NetworkId[] } {
  const fitting = identifyNetworks(address);
  if (fitting.length > 0 || !/^0x[0-9a-f]{40}$/i.test(address))
    return { spelling: address, fitting };
  const spelling = address.toLowerCase();
  return { spelling, fitting: identifyNetworks(spelling) };
}

/** What is an address in small letters alone fails EIP-55, unless that is for the X of its 0X. */
function isMiscased(spelling: string, address: string): boolean {
  return spelling !== address && address.startsWith('0x');
}

/** What does not fit in a row that is taken. */
function doubtOf(row: Omit<BadRow, 'reason'>, doubts: string[]): BadRow | null {
  const reason = doubts.filter((doubt) => doubt !== '').join(' ');
  return reason ? { ...row, reason } : null;
}

function badAddress(line: number, address: string): Reading {
  if (looksLikeSecret(address)) return bad(line, `${address.slice(0, 4)}…`, i18n.t('row.secret'));
  const { validity, networkId } = recogniseAddress(address, null);
  if (validity.status === 'valid') return unclear(line, address, i18n.t('row.needsNetwork'));
  const isAround = findAddresses(address).length > 0;
  const isLike = validity.reason !== 'not-an-address' || !isAround;
  const reason = isLike ? rowWords(validity, networkId) : i18n.t('row.within');
  // What Markdown strikes out is none of the list's any more.
  const told = isAround && !address.startsWith('~~') ? unclear : bad;
  return told(line, address, reason);
}

function unclear(line: number, text: string, reason: string): Reading {
  return { status: 'bad', bad: { line, text, reason, isUnclear: true } };
}

function bad(line: number, text: string, reason: string): Reading {
  return { status: 'bad', bad: { line, text, reason } };
}

/** A key that stands beside an address is nothing to keep, and what may be one neither: no key is shorter than 24 characters. */
function keptLabel(label: string): string {
  if (label.length < 24) return label;
  const kept = label.replace(/[\w+-]{24,}/g, (part) => (looksLikeSecret(part) ? '…' : part));
  return holdsSecret(kept) || kept === '…' ? '' : kept;
}

function doubtsOf({ unknownName, date }: RawRow, undated: boolean): string[] {
  return [
    unknownName ? i18n.t('row.unknownNetwork', { name: unknownName }) : '',
    undated ? i18n.t('row.undated', { date: readIdentifier(date) }) : '',
  ];
}

function otherNetwork(named: NetworkId[], networks: NetworkId[]): string {
  return i18n.t('row.otherNetwork', {
    said: networkNames(named.slice(0, 1)),
    networks: networkNames(networks),
  });
}

function nameOf(networkId: NetworkId | null): string {
  return networkId ? findNetwork(networkId).name : '';
}

function isUndated({ date }: RawRow, lastReported: number | null): boolean {
  return lastReported === null && date !== undefined && date !== null && date !== '' && date !== 0;
}
