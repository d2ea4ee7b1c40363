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

/** Without a scheme it is https, or http on loopback, as the background reads it. */
function readAddress(address: string): URL | null {
  const typed = address.trim();
  const url = URL.parse(typed.includes('://') ? typed : `https://${typed}`);
  if (!url) return null;
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (isLoopback && !typed.includes('://')) url.protocol = 'http:';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback) ? url : null;
}
