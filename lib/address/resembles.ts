import type { FamilyName } from './encoding';

/** 0x and more hex digits than midway to 64 are Sui's, Aptos' or Starknet's, also where a module of theirs is named behind them. */
const notAsLongAsHash = /^(?!0x(?:\w{53,68}$|[\da-fA-F]{53}))\S+$/;

/**
 * What a text that misses a family looks like where it can be meant for it. A single letter proves nothing, so a family without a
 * telling prefix asks for the right length as well.
 */
export const resembles: Record<FamilyName, RegExp> = {
  segwit: /^\S+$/,
  mweb: /^\S+$/,
  blech32: /^\S+$/,
  evm: notAsLongAsHash,
  'evm-inverted': notAsLongAsHash,
  'evm-prefix': /^\w+:?[0-9a-fA-F]\S{30,45}$/,
  eip1191: notAsLongAsHash,
  bech32: /^\S+$/,
  avalanche: /^\S+$/,
  cashaddr:
    /^(\w+:\S*|(?=.{41,47}$|.{60,66}$)(?:[qpzr](?:[02-9a-z]{41}|[02-9ac-hj-np-z]{40})[^A-Z]*|[QPZR](?:[02-9A-Z]{41}|[02-9AC-HJ-NP-Z]{40})[^a-z]*))$/,
  // An old spelling: as Bitcoin's.
  'cash-legacy': /^(?!)/,
  kaspa: /^\S+$/,
  conflux: /^\S+$/,
  zcash: /^\S+$/,
  cardano: /^\S+$/,
  byron: /^(Ae2td|Ddz|2cWKMJ|37btj)\S{40,120}$/,
  monero: /^\S{90,110}$/,
  // What begins with Qm is the name of a file in IPFS.
  ss58: /^(?!Qm\w{44}$)(?=.*\d)(?=.*[a-z])(?=.*[A-Z])(?!(.*[^\dA-Za-z]){3})\S{46,52}$/,
  filecoin: /^[ft]([123]\w{37,86}|4\d+f\w{20,95})$/,
  stacks: /^S[PMTN]\w{26,41}$/,
  nervos: /^\S+$/,
  ergo: /^(?=.*[g-z])(?=.*[G-Z])(9\w{48,53}|[6-8]\w{36,39})$/,
  waves: /^(3[PMN]|A[RTSU])\w{33}$/,
  nebulas: /^n[12]\w{33}$/,
  nuls: /^\S+$/,
  aeternity: /^\S+$/,
  keeta: /^\S+$/,
  canton: /^\S+$/,
  massa: /^A[US]1\w{36,54}$/,
  ton: /^\S{37,70}$/,
  stellar: /^\S{50,72}$/,
  // With one small letter at most, and with the digits that it leaves out.
  algorand: /^(?=.{55,61}$)(?=.*\d)[A-Z\d]*\w?[A-Z\d]*$/,
  nano: /^\S+$/,
  // In capitals alone it is a licence.
  'internet-computer': /^(?=.*-)(?=.*[a-z])(\S{24,64}|[^\s.]{9,64}-[a-z2-7]{7}\.\S{1,64})$/,
  // With five others at most: in base 58 more are small letters.
  nem: /^(?=\S{37,43}$|(?=.*-)\S{44,50}$)(?!(?:[A-Z\d-]*[^A-Z\d-]){6})/,
  sia: /^(?!(.*[^\dA-Za-z]){3})\S{76}$/,
  qrl: /^Q[01]\S{65,90}$/,
  qubic: /^[A-Z]{58,62}$/,
  nimiq: /^[\S ]+$/,
  arweave: /^(?!_Z|[XPC]-avax)(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[-_])[\w-]{43}$/,
  flow: /^0x[\da-fA-F]{16}$/,
  // Neither '0.0.7-beta' nor '0.0.0.0'.
  hedera: /^0\.0\.(?!\d{1,3}-(?![a-z]{5}$)|\d+\.\d)\S+$/,
  hex: /^(0x|hx|cx|0s)\S+$/,
  starknet: /^0x\S{55,70}$/,
  casper: /^(\S{66}|\S{68})$/,
  kadena: /^[kw]:\S{40,}$/,
  near: /\.near$/i,
  eos: /^(?!)/,
  // The number of a bank account is in capitals alone, and begins with two. Hardly an address is without a digit, as words are.
  base58check:
    /^(?=.*[a-z]|[13])(?=.*\d)(?!\d+$|(.*[^\dA-Za-z]){3})(\S{24,38}|1\S{50,51}|B62\S{51,53}|V\S{77,81})$/,
  xrp: /^(?=.*\d)(?!(.*[^\dA-Za-z]){3})\S{24,50}$/,
  base58:
    /^(?![a-z]{2,12}1[02-9A-Za-z]{38}|\w{0,9}[0hc]x[\dA-Fa-f]{30})(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[0-9A-Za-z]{42,45}$/,
};
