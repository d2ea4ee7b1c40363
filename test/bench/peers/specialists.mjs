import { checkAddress } from '@polkadot/util-crypto';
import { isAddress as isSolana } from '@solana/addresses';
import { StrKey } from '@stellar/stellar-base';
import { validateAddress as checkTezos, ValidationResult } from '@taquito/utils';
import { Address } from '@ton/core';
import { isValidAddress as isAlgorand } from 'algosdk';
import { isValidAddress as isBitcoinCash } from 'bchaddrjs';
import { validate as isBitcoin } from 'bitcoin-address-validation';
import { isValidClassicAddress } from 'ripple-address-codec';
import { TronWeb } from 'tronweb';

/** The library that a network's own developers use, by the name of a family in test/bench/address/families.ts. */
export const specialists = {
  'btc-base58': ['bitcoin-address-validation', (text) => isBitcoin(text)],
  'btc-bech32': ['bitcoin-address-validation', (text) => isBitcoin(text)],
  'btc-bech32m': ['bitcoin-address-validation', (text) => isBitcoin(text)],
  tron: ['tronweb', (text) => TronWeb.isAddress(text)],
  xrp: ['ripple-address-codec', (text) => isValidClassicAddress(text)],
  solana: ['@solana/addresses', (text) => isSolana(text)],
  polkadot: ['@polkadot/util-crypto', (text) => checkAddress(text, 0)[0]],
  ton: ['@ton/core', (text) => Address.isFriendly(text) && Address.parse(text).workChain === 0],
  stellar: ['@stellar/stellar-base', (text) => StrKey.isValidEd25519PublicKey(text)],
  'bitcoin-cash': ['bchaddrjs', (text) => isBitcoinCash(text)],
  algorand: ['algosdk', (text) => isAlgorand(text)],
  tezos: ['@taquito/utils', (text) => checkTezos(text) === ValidationResult.VALID],
};
