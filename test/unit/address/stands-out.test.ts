import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findAddresses } from '@/lib/address/find';

const sol = 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy';
// Its second character is an x, as of hex.
const samo = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';
const ar = '9_666Wkk2GzL0LGd3xhb0jY7HqNy71BaV4sULQlJsBQ';
const strk = '0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7';
const sui = '0x494312728a1904dc6571d8ca59577a15c5da5c95448ee667cda69bf2194b8e52';
const implicit = '3b83b07cab54824a59c3d3f2e203a7cd913b7fcdc4439595983e2402c2cf791d';
const hash = `0x${createHash('sha256').update('x').digest('hex')}`;

test.each([
  [`https://solscan.io/token/${sol}`, sol, 'solana'],
  [`https://birdeye.so/token/${sol}?chain=solana`, sol, 'solana'],
  [`https://pump.fun/coin/${sol}`, sol, 'solana'],
  [`https://gmgn.ai/sol/token/${sol}`, sol, 'solana'],
  [`https://magiceden.io/item-details/${sol}`, sol, 'solana'],
  [`Solana QR code: ${sol}`, sol, 'solana'],
  [`Solana wallet: ${samo}`, samo, 'solana'],
  [`Donate in SOL: ${samo}`, samo, 'solana'],
  [`https://rugcheck.xyz/tokens/${sol}`, sol, 'solana'],
  [`https://app.meteora.ag/dlmm/${sol}`, sol, 'solana'],
  [`declare_id!("${sol}");`, sol, 'solana'],
  ['HBAR from token 0.0.456858 to 0.0.99', '0.0.99', 'hedera'],
  ['https://hashscan.io/mainnet/contract/0.0.99', '0.0.99', 'hedera'],
  ['my Flow account 0x1654653399040a61', '0x1654653399040a61', 'flow'],
  ['1,000 FIL f01234', 'f01234', 'filecoin'],
  ['FIL address: f01234', 'f01234', 'filecoin'],
  [`Token: ${sol}`, sol, 'solana'],
  [`Solana Token: ${sol}`, sol, 'solana'],
  [`The funds were sent to ${sol}`, sol, 'solana'],
  [`Sent 5 to: ${sol}`, sol, 'solana'],
  [`My wallet was drained by ${sol}`, sol, 'solana'],
  [`https://starkscan.co/contract/${strk}`, strk, 'starknet'],
  [`https://voyager.online/contract/${strk}`, strk, 'starknet'],
  [`https://suiscan.xyz/mainnet/account/${sui}`, sui, 'sui'],
  [`https://suivision.xyz/account/${sui}`, sui, 'sui'],
  [`https://example.org/address/${sui}`, sui, 'sui'],
  [`IOTA wallet: ${sui}`, sui, 'iota'],
  [`APT: ${sui}`, sui, 'aptos'],
  [`$STRK (${strk})`, strk, 'starknet'],
  [`KDA: k:${implicit}`, `k:${implicit}`, 'kadena'],
  [`CSPR 01${implicit}`, `01${implicit}`, 'casper'],
  [`https://jup.ag/tokens/${sol}`, sol, 'solana'],
  [`fee_payer=${sol}`, sol, 'solana'],
  [`https://nearblocks.io/address/${implicit}?tab=x`, implicit, 'near'],
  ['https://nearblocks.io/address/alice.near', 'alice.near', 'near'],
  ['https://near.org/alice.near', 'alice.near', 'near'],
  [`https://viewblock.io/arweave/address/${ar}`, ar, 'arweave'],
  [`https://arweave.net/wallet/${ar}/balance`, ar, 'arweave'],
  [`https://example.com/verify?wallet=${sol}`, sol, 'solana'],
  [`My wallet (verified/audited): ${sol}`, sol, 'solana'],
])('finds the address in %s', (text, address, networkId) => {
  const [found, ...others] = findAddresses(text);
  const start = text.indexOf(address);
  expect(found).toMatchObject({ start, end: start + address.length, address });
  expect(found?.networks).toContain(networkId);
  expect(others).toEqual([]);
});

test.each([
  `https://solscan.io/tx/${sol}`,
  `https://solscan.io/block/${sol}`,
  `https://starkscan.co/tx/${strk}`,
  `API Token: ${sol}`,
  `Receipts: ${sol}, ${samo}`,
  `the adapt library ${sui}`,
  `{"token": "${sol}"}`,
  `https://wallet.example/login?state=${sol}`,
  `{"wallet":"x","sid":"${sol}"}`,
  `phantom sig=${sol}`,
  `wallet/callback?code=${sol}`,
  `Solana wallet UUID ${sol}`,
  'Hedera token 0.0.456858',
  'https://hashscan.io/mainnet/topic/0.0.456858',
  'hedera token-id: 0.0.456858',
  'control flow address 0x1654653399040a61',
  'workflow account 0x1654653399040a61',
  'the FIL file f01234',
  `My wallet was drained: ${hash}`,
  `My Sui wallet was drained: ${hash}`,
  `wallet sent ${hash}`,
  `Sui wallet sent ${hash}`,
  `Send from wallet: ${hash}`,
  `address: x\nprivate: ${hash}`,
  `the Sui wallet's private: ${hash}`,
  `address ${hash}`,
  `Solana wallet ${hash}`,
  `to TON: ${hash}`,
  `NEAR account's ed25519:${sol}`,
  `wallet?dapp_encryption_public_key=${sol}`,
  `email address "${ar}"`,
  `e-mail address: ${sol}`,
  `MAC address, ${ar}`,
  `IP address 1.2.3.4 ${sol}`,
  `https://example.com/files/alice.near`,
  `https://nearblocks.io/txns/${implicit}`,
  `https://nearblocks.io/address/${implicit}0`,
  `"mint":"x","image":"https://arweave.net/${ar}"`,
  `my wallet's picture: https://gateway.irys.xyz/${ar}`,
  `Activate your account: https://example.com/activate/${ar}`,
  `The e-mail of your account: https://example.com/confirm-email/${ar}`,
  `https://example.com/account/reset/${ar}`,
  `https://example.com/account/reset?x=${ar}`,
  `ACCOUNT_THUMBPRINT='${ar}'`,
  `"account":{"jwk":{"kty":"EC","crv":"P-256","x":"${ar}"}}`,
  `stored on Arweave: ar://${ar}`,
  `https://arweave.dev/${ar}`,
  'Wallet: How-To-Keep-Your-Seed-Phrase-Safe-For-Years',
  'https://example.com/wallet/Some_Long_Name_Of_A_File_In_Our_Directories',
  'ERROR on address 0x6020 in _ZNK4x2653SAO13allocSaoParamEPNS_8SAOParamE',
])('finds none in %s', (text) => {
  expect(findAddresses(text)).toEqual([]);
});
