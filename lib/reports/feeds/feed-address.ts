import { i18n } from '#i18n';
import { isBareWord, parseBaseAddress } from '@/lib/service/base-address';

export type FeedAddress =
  | {
      status: 'ok';
      /** Without a fragment; where it is a page of GitHub about a file, the file itself. */
      url: string;
      /** The permission that it needs. */
      hostPattern: string;
      /** What to call the list: host and file. */
      name: string;
    }
  | { status: 'refused'; message: string };

const longestUrl = 2048;

/** Reads the address of a list as the user typed it: https, or http on this computer, without user and password. */
export function parseFeedAddress(text: string): FeedAddress {
  const typed = text.trim();
  if (typed.length > longestUrl) return refused(i18n.t('feed.urlTooLong'));
  const url = URL.parse(typed.includes('://') ? typed : `https://${typed}`);
  if (!url || /[\s\p{Cc}\p{Cf}]/u.test(typed) || isBareWord(typed, url)) {
    return refused(i18n.t('feed.notAUrl'));
  }
  if (url.username || url.password) return refused(i18n.t('feed.urlUser'));
  const host = parseBaseAddress(url.origin);
  // What is not http has no origin, 'null' in words, or, a blob, that of another address: either reads like a host.
  if (!/^https?:/.test(url.protocol) || host.status === 'refused') {
    return refused(i18n.t('feed.urlScheme'));
  }
  url.hash = '';
  const file = rawFile(url);
  const address = file ?? { url: url.href, hostPattern: host.hostPattern };
  return { status: 'ok', ...address, name: nameOf(new URL(address.url)) };
}

/** What GitHub shows of a file is a web page, and its link to the file redirects. */
function rawFile({ hostname, pathname }: URL): { url: string; hostPattern: string } | null {
  if (hostname !== 'github.com') return null;
  const parts = /^\/([^/]+\/[^/]+)\/(?:blob|raw)\/(.+)/.exec(pathname);
  if (!parts) return null;
  const host = 'https://raw.githubusercontent.com';
  return { url: `${host}/${parts[1]}/${parts[2]}`, hostPattern: `${host}/*` };
}

function nameOf({ hostname, pathname }: URL): string {
  const file = pathname.split('/').findLast((part) => part !== '') ?? '';
  return file ? `${file} (${hostname})`.slice(0, 100) : hostname;
}

function refused(message: string): FeedAddress {
  return { status: 'refused', message };
}
