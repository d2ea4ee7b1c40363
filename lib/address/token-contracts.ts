/** Contracts of the tokens that most people hold. What is sent there is nobody's: they have no way to give it back. */
const contracts = new Set([
  // USDT
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0x55d398326f99059ff775485246999027b3197955',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58',
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  // USDC
  '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
  '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
  '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
  '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e',
  'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8',
  // DAI, LINK, SHIB, UNI, WBTC
  '0x6b175474e89094c44da98b954eedeac495271d0f',
  '0x514910771af9ca656af840dff83e8264ecf986ca',
  '0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce',
  '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
  '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
  // BUSD, BTCB and ETH of BNB Smart Chain
  '0xe9e7cea3dedca5984780bafc599bd69add087d56',
  '0x7130d2a12b9bcbfae4f2634d864a1ee1ce3ead9c',
  '0x2170ed0880ac9a755fd29b2688956bd959f933f8',
]);

/** Whether an address is known to be the contract of a token, and so of no wallet on any network. */
export function isTokenContract(address: string): boolean {
  return contracts.has(/^0x/i.test(address) ? address.toLowerCase() : address);
}
