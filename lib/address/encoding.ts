/** What a network's addresses are spelled in: the name of a family and its parameters. A network has one or more. */
export type Encoding =
  | ({ family: 'base58check' } & Base58CheckEncoding)
  | ({ family: 'xrp' } & Base58CheckEncoding)
  | ({ family: 'segwit' } & SegwitEncoding)
  | ({ family: 'mweb' } & SegwitEncoding)
  | ({ family: 'base58' } & Base58Encoding)
  | { family: 'evm' };

export type FamilyName = Encoding['family'];

/** Version bytes, payload and the first four bytes of the double SHA-256 of both, in base 58. */
export type Base58CheckEncoding = { alphabet: string; forms: readonly VersionForm[] };

export type VersionForm = {
  /** Version bytes in lower-case hex. */
  version: string;
  /** The characters that such an address can begin with. */
  starts: string;
  format: string;
  kind: AccountKind;
  /** Bytes of the payload after the version; 20 where it is left out. */
  bytes?: number;
  /** A form of a test network. */
  test?: true;
  /** An outdated form: the version that today's spelling of the same payload has. */
  now?: string;
};

/** Human-readable parts, without the separator. */
export type SegwitEncoding = { hrp: string; testHrps: readonly string[] };

/** Bytes in base 58 without version and checksum. */
export type Base58Encoding = { bytes: number; format: string; kind: AccountKind };

/** What an address stands for, see account-key.ts: 'h160', 'script', 'evm20', 'ed25519', or a form's own, such as 'p2tr'. */
type AccountKind = string;

export type Warning = 'legacy-form' | 'unknown-witness-version';

/** An address of this encoding, be it of the main or of a test network. */
export type Hit = {
  status: 'hit';
  canonical: string;
  format: string;
  checksum: 'verified' | 'absent';
  testnet: boolean;
  kind: AccountKind;
  payload: Uint8Array;
  warning?: Warning;
};

/** Why a text is no address of this encoding. `position` is a UTF-16 offset. */
export type Miss = { status: 'miss'; reason: MissReason; position?: number };

export type MissReason = 'length' | 'character' | 'mixed-case' | 'prefix' | 'checksum' | 'payload';

export type Decoding = Hit | Miss;

export function miss(reason: MissReason, position?: number): Miss {
  return position === undefined ? { status: 'miss', reason } : { status: 'miss', reason, position };
}
