import {
  type Decoding,
  type Encoding,
  type FamilyName,
  type Miss,
  type MissReason,
  miss,
} from './encoding';
import { decodeAeternity } from './families/aeternity';
import { decodeAlgorand } from './families/algorand';
import { decodeArweave } from './families/arweave';
import { decodeBase58 } from './families/base58';
import { decodeBase58Check } from './families/base58check';
import { decodeAvalanche, decodeBech32 } from './families/bech32';
import { decodeBlech32 } from './families/blech32';
import { decodeByron } from './families/byron';
import { decodeCanton } from './families/canton';
import { decodeCardano } from './families/cardano';
import { decodeCashaddr, decodeCashLegacy } from './families/cashaddr';
import { decodeCasper } from './families/casper';
import { decodeConflux } from './families/conflux';
import { decodeErgo } from './families/ergo';
import { decodeEip1191, decodeEvm, decodeEvmInverted, decodeEvmPrefix } from './families/evm';
import { decodeFilecoin } from './families/filecoin';
import { decodeFlow } from './families/flow';
import { decodeHedera } from './families/hedera';
import { decodeHex } from './families/hex';
import { decodeInternetComputer } from './families/internet-computer';
import { decodeKadena } from './families/kadena';
import { decodeKaspa } from './families/kaspa';
import { decodeKeeta } from './families/keeta';
import { decodeMassa } from './families/massa';
import { decodeMonero } from './families/monero';
import { decodeEos, decodeNear } from './families/names';
import { decodeNano } from './families/nano';
import { decodeNebulas } from './families/nebulas';
import { decodeNem } from './families/nem';
import { decodeNervos } from './families/nervos';
import { decodeNimiq } from './families/nimiq';
import { decodeNuls } from './families/nuls';
import { decodeQrl } from './families/qrl';
import { decodeQubic } from './families/qubic';
import { decodeMweb, decodeSegwit } from './families/segwit';
import { decodeSia } from './families/sia';
import { decodeSs58 } from './families/ss58';
import { decodeStacks } from './families/stacks';
import { decodeStarknet } from './families/starknet';
import { decodeStellar } from './families/stellar';
import { decodeTon } from './families/ton';
import { decodeWaves } from './families/waves';
import { decodeXrp } from './families/xrp';
import { decodeZcash } from './families/zcash';

type EncodingOf<Name extends FamilyName> = Extract<Encoding, { family: Name }>;
type Families = { [Name in FamilyName]: (text: string, encoding: EncodingOf<Name>) => Decoding };

const families: Families = {
  base58check: decodeBase58Check,
  xrp: decodeXrp,
  segwit: decodeSegwit,
  mweb: decodeMweb,
  blech32: decodeBlech32,
  base58: decodeBase58,
  cashaddr: decodeCashaddr,
  'cash-legacy': decodeCashLegacy,
  kaspa: decodeKaspa,
  conflux: decodeConflux,
  zcash: decodeZcash,
  cardano: decodeCardano,
  byron: decodeByron,
  monero: decodeMonero,
  ss58: decodeSs58,
  filecoin: decodeFilecoin,
  stacks: decodeStacks,
  nervos: decodeNervos,
  ergo: decodeErgo,
  waves: decodeWaves,
  nebulas: decodeNebulas,
  nuls: decodeNuls,
  aeternity: decodeAeternity,
  massa: decodeMassa,
  keeta: decodeKeeta,
  canton: decodeCanton,
  evm: decodeEvm,
  'evm-inverted': decodeEvmInverted,
  'evm-prefix': decodeEvmPrefix,
  eip1191: decodeEip1191,
  bech32: decodeBech32,
  avalanche: decodeAvalanche,
  algorand: decodeAlgorand,
  arweave: decodeArweave,
  casper: decodeCasper,
  flow: decodeFlow,
  hedera: decodeHedera,
  hex: decodeHex,
  'internet-computer': decodeInternetComputer,
  kadena: decodeKadena,
  eos: decodeEos,
  near: decodeNear,
  nano: decodeNano,
  nem: decodeNem,
  nimiq: decodeNimiq,
  qrl: decodeQrl,
  qubic: decodeQubic,
  sia: decodeSia,
  starknet: decodeStarknet,
  stellar: decodeStellar,
  ton: decodeTon,
};

/** How close a miss came, closest first. */
export const missReasons: readonly MissReason[] = [
  'checksum',
  'payload',
  'mixed-case',
  'length',
  'character',
  'prefix',
];

/** Reads a text in the first of a network's encodings that it fits; where it fits none, tells the closest miss. */
export function decodeAddress(text: string, encodings: readonly Encoding[]): Decoding {
  let closest: Miss | undefined;
  // By index, as an iterator takes as long as the fastest families.
  for (let at = 0; at < encodings.length; at++) {
    const encoding = encodings[at];
    if (!encoding) continue;
    const decoding = decodeAs(text, encoding);
    if (decoding.status === 'hit') return decoding;
    // The prefix is the farthest, and by far the most common.
    if (decoding.reason === 'prefix') continue;
    if (!closest || isCloser(decoding, closest)) closest = decoding;
  }
  return closest ?? miss('prefix');
}

/** Reads a text in one encoding. */
export function decodeAs<Name extends FamilyName>(
  text: string,
  encoding: EncodingOf<Name> & { family: Name },
): Decoding {
  if (last !== encoding) {
    last = encoding;
    decodeLast = families[encoding.family] as typeof decodeLast;
  }
  return decodeLast(text, encoding);
}

/** Who asks about many addresses asks in one encoding most of the time, and the fastest take little longer than to find its function. */
let last: Encoding | undefined;
let decodeLast: (text: string, encoding: Encoding) => Decoding = () => miss('prefix');

/** Of two wrong characters, the later one is closer: what comes before it fits. */
function isCloser(one: Miss, other: Miss): boolean {
  const nearer = distance(other) - distance(one);
  return nearer > 0 || (nearer === 0 && (one.position ?? -1) > (other.position ?? -1));
}

function distance({ reason }: Miss): number {
  return missReasons.indexOf(reason);
}
