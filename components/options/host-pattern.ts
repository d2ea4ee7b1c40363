/**
 * The permission that a service at this address needs: 'https://api.example.com/*'. Match patterns carry no port.
 * Without a scheme it is https, or http on loopback, as the background reads it.
 * Null where the text is no https address and no http address on loopback: the background then says what is wrong with it.
 */
export function hostPattern(address: string): string | null {
  const typed = address.trim();
  const url = URL.parse(typed.includes('://') ? typed : `https://${typed}`);
  if (!url) return null;
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (isLoopback && !typed.includes('://')) url.protocol = 'http:';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) return null;
  return `${url.protocol}//${url.hostname}/*`;
}
