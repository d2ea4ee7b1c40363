const exchanges =
  '(?:binance(?:[ .]?us)?|coinbase|kraken|okx|okex|huobi|htx|kucoin|bybit|bitfinex|bitstamp|gemini|gate\\.?io|crypto\\.com|bitget|mexc|upbit|bithumb|poloniex|bittrex)';
const ofExchange = new RegExp(
  [
    `^${exchanges}(?=.)(?:[ :_-]+(?:hot|cold|deposit|withdrawals?)(?:[ _-]?(?:wallet|address|funder))?)?(?:[ :#_-]+\\d{1,4})?$`,
    `|^exchanges? ?[:(–-] ?${exchanges}\\)?$`,
  ].join(''),
  'i',
);

/** Whether a text is what explorers call the wallets of exchanges: 'Binance 14', 'Kraken: Hot Wallet 2', 'exchange: OKX'. The name alone may be of one that is imitated. */
export function isOfExchange(text: string): boolean {
  return ofExchange.test(text);
}
