import { isAddress } from 'ethers';

/** By the name of a family in test/bench/address/families.ts. */
export const validators = {
  'evm-mixed': (text) => isAddress(text),
  'evm-lower': (text) => isAddress(text),
};
