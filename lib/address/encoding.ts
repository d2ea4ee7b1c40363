/** What a network's addresses are spelled in: the name of a family and its parameters. A network has one or more. */
export type Encoding =
  | ({ family: 'base58check' } & Base58CheckEncoding)
  | ({ family: 'xrp' } & Base58CheckEncoding)
  | ({ family: 'segwit' } & SegwitEncoding)
  | ({ family: 'mweb' } & SegwitEncoding)
  | ({ family: 'blech32' } & SegwitEncoding)
  | ({ family: 'base58' } & Base58Encoding)
  | ({ family: 'cashaddr' } & CashaddrEncoding)
  | ({ family: 'cash-legacy' } & CashaddrEncoding)
  | { family: 'kaspa' }
  | { family: 'conflux' }
  | { family: 'zcash' }
  | { family: 'cardano' }
  | { family: 'byron' }
  | { family: 'monero' }
  | ({ family: 'ss58' } & Ss58Encoding)
  | { family: 'filecoin' }
  | { family: 'stacks' }
  | { family: 'nervos' }
  | { family: 'ergo' }
  | ({ family: 'waves' } & WavesEncoding)
  | { family: 'nebulas' }
  | { family: 'nuls' }
  | { family: 'aeternity' }
  | { family: 'massa' }
  | { family: 'keeta' }
  | { family: 'canton' }
  | { family: 'evm' }
  | { family: 'evm-inverted' }
  | ({ family: 'evm-prefix' } & EvmPrefixEncoding)
  | ({ family: 'eip1191' } & Eip1191Encoding)
  | ({ family: 'bech32' } & Bech32Encoding)
  | ({ family: 'avalanche' } & Bech32Encoding)
  | { family: 'ton' }
  | { family: 'stellar' }
  | { family: 'algorand' }
  | ({ family: 'nano' } & NanoEncoding)
  | { family: 'internet-computer' }
  | ({ family: 'nem' } & NemEncoding)
  | { family: 'qubic' }
  | { family: 'sia' }
  | { family: 'qrl' }
  | { family: 'nimiq' }
  | { family: 'arweave' }
  | { family: 'hedera' }
  | { family: 'flow' }
  | ({ family: 'hex' } & HexEncoding)
  | { family: 'starknet' }
  | { family: 'casper' }
  | { family: 'kadena' }
  | { family: 'near' }
  | ({ family: 'eos' } & NameEncoding);

export type FamilyName = Encoding['family'];

/** Version bytes, payload and the first four bytes of the double hash of both, in base 58. */
export type Base58CheckEncoding = {
  alphabet: string;
  forms: readonly VersionForm[];
  /** SHA-256 where it is left out. */
  hash?: 'blake256' | 'groestl512';
};

export type VersionForm = {
  /** Version bytes in lower-case hex. */
  version: string;
  /** The characters that such an address can begin with. */
  starts: string;
  format: string;
  kind: AccountKind;
  /** Bytes of the payload after the version; 20 where it is left out. */
  bytes?: number;
  /** How many bytes at the beginning of the payload are no part of the account: a key that blinds amounts. */
  blinding?: number;
  /** A form of a test network. */
  test?: true;
  /** An outdated form: the version that today's spelling of the same payload has. */
  now?: string;
};

/** Human-readable parts, without the separator. */
export type SegwitEncoding = { hrp: string; testHrps: readonly string[] };

/** Prefixes, without the separator, and how many types of address there are: two, or four with those for tokens. */
export type CashaddrEncoding = SegwitEncoding & { types: 2 | 4 };

/** The network's number. */
export type Ss58Encoding = { prefix: number };

/** An account in bech32. */
export type Bech32Encoding = SegwitEncoding & {
  /** BIP-350's checksum instead of BIP-173's. */
  isModified?: true;
  /** What the symbol before the payload may be, where there is one: a version or a type. */
  leads?: readonly number[];
  payloads: readonly { bytes: number; format: string; kind: AccountKind }[];
};

/** The first byte, and the letters of the main and of the test network. */
export type WavesEncoding = { version: number; letters: readonly [main: string, test: string] };

/** What stands instead of 0x. */
export type EvmPrefixEncoding = { prefix: string };

/** EIP-1191: a chain id, of a test network or not. */
export type Eip1191Encoding = { chainId: number; test?: true };

/** Bytes in base 58 without version and checksum. */
export type Base58Encoding = { bytes: number; format: string; kind: AccountKind };

/** Prefixes with their separator; the first is today's. */
export type NanoEncoding = { prefixes: readonly [string, ...string[]] };

/** Names are registered on each network alone. */
export type NameEncoding = { kind: AccountKind };

/** How many bytes of the hash check the address: 4 of Keccak-256 or 3 of SHA3-256. */
export type NemEncoding = { check: 3 | 4; kind: AccountKind };

/** Hex digits after a prefix, without a checksum. */
export type HexEncoding = { shapes: readonly HexShape[] };

export type HexShape = {
  prefix: string;
  digits: number;
  format: string;
  kind: AccountKind;
  /** Upper-case digits are wrong. */
  lower?: true;
  /** Bytes of the payload, where the digits are a short form of it. */
  bytes?: number;
  /** See Hit's checksum. */
  vague?: true;
};

/** What an address stands for, see account-key.ts: 'h160', 'script', 'evm20', 'ed25519', or a form's own, such as 'p2tr'. */
type AccountKind = string;

export type Warning =
  | 'legacy-form'
  | 'reward-account'
  | 'unknown-witness-version'
  | 'unusual-shard';

/**
 * An address of this encoding, be it of the main or of a test network. Each family names the properties in this order, and the last two
 * afterwards: engines read objects of one form faster than objects of many.
 */
export type Hit = {
  status: 'hit';
  /** A function where it takes longer than all the rest. */
  canonical: string | (() => string);
  format: string;
  /**
   * 'vague': absent, and so much else looks like this (a word, a hash) that it is an address only where its network is named. Not a
   * property of its own, so that engines read all hits by one form.
   */
  checksum: 'verified' | 'absent' | 'vague';
  testnet: boolean;
  kind: AccountKind;
  /** As for `canonical`; it is told the hit. */
  payload: Uint8Array | ((hit: Hit) => Uint8Array);
  warning?: Warning;
};

/** Why a text is no address of this encoding. `position` is a UTF-16 offset. */
export type Miss = { status: 'miss'; reason: MissReason; position: number | undefined };

export type MissReason = 'length' | 'character' | 'mixed-case' | 'prefix' | 'checksum' | 'payload';

export type Decoding = Hit | Miss;

export function miss(reason: MissReason, position?: number): Miss {
  return { status: 'miss', reason, position };
}

/** Of a text that nothing begins which tells its network: a part of it was lost, or it has too much, where it is nearly one. */
export function missByLength(text: string, nearly: RegExp): Miss {
  return miss(nearly.test(text) ? 'length' : 'prefix');
}

/** The canonical text of a hit. */
export function spell({ canonical }: Hit): string {
  return typeof canonical === 'string' ? canonical : canonical();
}

/** The payload of a hit. */
export function bytesOf(hit: Hit): Uint8Array {
  return typeof hit.payload === 'function' ? hit.payload(hit) : hit.payload;
}
