/** Exchanges whose pages say in their address which coin and network is paid in or out. */
const exchanges =
  /(?:^|\.)(?:binance|okx|kraken|coinbase|bybit|kucoin|gate|bitget|htx|mexc|bitfinex|bitstamp|gemini|crypto)\.(?:com|io|us)$/;
const networkNames = ['network', 'chain', 'chainName', 'net'];

/** Whether a page is of an exchange. */
export function isExchange(address: string | undefined): boolean {
  return exchanges.test(new URL(address ?? 'about:blank').hostname);
}

/** What the address of an exchange's page says of the network, as words of its form; empty for any other page. */
export function exchangeWords(address: string | undefined): string[] {
  if (!isExchange(address)) return [];
  const { pathname, searchParams } = new URL(address ?? '');
  const named = networkNames.flatMap((name) => searchParams.get(name) ?? []);
  // A coin may be sent over several networks, so it counts only where no network is named.
  return named.length > 0 ? named : [...pathname.split('/'), ...searchParams.values()];
}
