export type BaseAddress =
  | {
      status: 'ok';
      /** Origin and path prefix, without a slash at the end. */
      base: string;
      origin: string;
      /** Match pattern of the host for the browser's permissions. Such patterns name no port: Firefox knows none in them. */
      hostPattern: string;
    }
  | { status: 'refused'; problem: AddressProblem };

/** What is to be changed in an address. */
export type AddressProblem =
  | 'empty'
  | 'too-long'
  | 'invisible'
  /** It is that of one of the service's operations. */
  | 'request'
  | 'query'
  | 'user'
  | 'path'
  | 'not-an-address'
  | 'host'
  | 'scheme'
  /** http, and not on this computer. */
  | 'unencrypted';

/** The paths of the service's operations. A closed list, so that nothing from outside ever becomes part of a path. */
export type ServicePath = 'wallet-checks' | 'scam-reports' | 'networks';

const longestAddress = 2048;

/**
 * Reads the base address of a service as the user typed it: https, or http on this computer; no user, password, query or
 * fragment; a path prefix is kept. Without a scheme it gets https, or http where the host is this computer.
 * A refusal says what to change.
 */
export function parseBaseAddress(text: string): BaseAddress {
  const typed = text.trim();
  const problem = problemOfText(typed);
  if (problem) return { status: 'refused', problem };
  const url = URL.parse(withScheme(typed));
  if (!url) return { status: 'refused', problem: 'not-an-address' };
  const bad = isBareWord(typed, url) ? 'not-an-address' : problemOfUrl(url);
  if (bad) return { status: 'refused', problem: bad };
  const base = url.origin + url.pathname.replace(/\/$/, '');
  const hostPattern = `${url.protocol}//${url.hostname}/*`;
  return { status: 'ok', base, origin: url.origin, hostPattern };
}

/** The address of one operation. `base` comes from parseBaseAddress; origin and path prefix stay what they are in it. */
export function endpoint(
  base: string,
  path: ServicePath,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${base}/${path}${search && `?${search}`}`;
}

// What the URL parser would silently repair or drop is looked for in the text itself.
function problemOfText(typed: string): AddressProblem | null {
  if (typed === '') return 'empty';
  if (typed.length > longestAddress) return 'too-long';
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(typed)) return 'invisible';
  if (/\/(?:wallet-checks|scam-reports)\/?(?:[?#]|$)/i.test(typed)) return 'request';
  if (typed.includes('?') || typed.includes('#')) return 'query';
  if (typed.includes('@')) return 'user';
  // 'https:a.example' and 'https:/a.example', which the URL parser takes for 'https://a.example'.
  if (/^https?:(?!\/\/|\d)/i.test(typed)) return 'not-an-address';
  const path = typed.replace(/^[^/]*:\/\//, '').replace(/^[^/]*/, '');
  if (/\/\/|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return 'path';
  return null;
}

/**
 * Neither scheme, dot nor port tells that it is meant as an address: it may as well be a key, a name or a half-typed number, which the URL
 * parser takes for a host ('12345' for 0.0.48.57).
 */
export function isBareWord(typed: string, { hostname }: URL): boolean {
  const host = /^[^/]*/.exec(typed)?.[0] ?? '';
  return !/[.:。．｡]/.test(host) && !isLoopback(hostname);
}

/** A colon with digits after it begins a port: 'localhost:8787'. Any other begins what follows a scheme. */
function withScheme(typed: string): string {
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed)) return typed;
  const url = URL.parse(`http://${typed}`);
  return url && isLoopback(url.hostname) ? `http://${typed}` : `https://${typed}`;
}

function problemOfUrl(url: URL): AddressProblem | null {
  // The parser lets '*' through, and 'https://*/' as a host pattern would ask for every site there is.
  if (!/^(?:[a-z\d_.-]+|\[[\da-f:.]+\])$/.test(url.hostname)) return 'host';
  if (url.protocol === 'https:') return null;
  if (url.protocol !== 'http:') return 'scheme';
  return isLoopback(url.hostname) ? null : 'unencrypted';
}

/**
 * This computer, by the names that the manifest can ask permission for. The URL parser has already brought every spelling of an IP
 * address ('127.1', '0x7f.1') into this form.
 */
function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
