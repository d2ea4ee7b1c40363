/**
 * The permission that a service at this address needs: 'https://api.example.com/*'. Match patterns carry no port.
 * Null where the text is no https address and no http address on loopback: the background then says what is wrong with it.
 */
export function hostPattern(address: string): string | null {
  const url = readAddress(address);
  return url && `${url.protocol}//${url.hostname}/*`;
}

/** What a key is bound to: 'https://api.example.com:8443'. Null as above. */
export function originOf(address: string): string | null {
  return readAddress(address)?.origin ?? null;
}

/** As `parseBaseAddress` of lib/service reads it, which no component sees: a test holds the two together. */
function readAddress(address: string): URL | null {
  const typed = address.trim();
  if (/^https?:(?!\/\/|\d)/i.test(typed)) return null;
  const url = URL.parse(withScheme(typed));
  if (!url || isBareWord(typed, url)) return null;
  // 'https://*/*' would ask for every site there is.
  if (!/^(?:[a-z\d_.-]+|\[[\da-f:.]+\])$/.test(url.hostname)) return null;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)) ? url : null;
}

/** A word alone is no address: nobody is asked whether it may be reached. */
function isBareWord(typed: string, url: URL): boolean {
  const host = /^[^/]*/.exec(typed)?.[0] ?? '';
  return !/[.:。．｡]/.test(host) && !isLoopback(url);
}

/** Without a scheme it is https, or http on loopback. The default port of the one is none of the other's: so it comes first. */
function withScheme(typed: string): string {
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed)) return typed;
  const url = URL.parse(`http://${typed}`);
  return url && isLoopback(url) ? `http://${typed}` : `https://${typed}`;
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
