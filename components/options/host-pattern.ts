/**
 * The permission that a service at this address needs: 'https://api.example.com/*'. Match patterns carry no port.
 * Null where the text is no https address and no http address on loopback: the background then says what is wrong with it.
 */
export function hostPattern(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url) return null;
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) return null;
  return `${url.protocol}//${url.hostname}/*`;
}
