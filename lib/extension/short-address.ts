/** '13AM4V…aEb94' of an address that nobody gave a name: both its ends, which people compare. */
export function shortAddress(address: string): string {
  return address.length <= 16 ? address : `${address.slice(0, 6)}…${address.slice(-5)}`;
}
