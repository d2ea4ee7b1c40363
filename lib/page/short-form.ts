import { bech32, dataInBech32, fileEnding, headAndTail, mixedBase58 } from './words';

/** What a shortened text shows of an address. */
export type Short = { head: string; tail: string };

/** Of '0x1234…abcd'. */
export function partsOf(shown: string): Short | undefined {
  const [, head = '', tail] = headAndTail.exec(shown) ?? [];
  return tail ? { head, tail } : undefined;
}

/** The same for two spellings of one account; in bech32 also with another name before it, as of a validator, and then another checksum. */
export function bare(address: string): string {
  return withoutPrefix(address).toLowerCase().replace(dataInBech32, '$1');
}

/** What comes after the last colon, as that of `bitcoincash:`. */
function withoutPrefix(address: string): string {
  return address.split(':').at(-1) ?? '';
}

/** Whether an address has this short form. */
export function fits({ head, tail }: Short, address: string): boolean {
  const whole = withoutPrefix(address);
  if (whole.length <= head.length + tail.length) return false;
  // Case tells nothing in hex.
  const isHex = /^0x/i.test(whole);
  const texts = [whole, head, tail].map((text) => (isHex ? text.toLowerCase() : text));
  const [all = '', begin = '', end = ''] = texts;
  return all.startsWith(begin) && all.endsWith(end);
}

/** An address in a link, and whether that goes to an account's page, or to a market. */
export type Linked = { address: string; isPlace: boolean; isMarket: boolean };

/** Whether a short form could be one of an address of this kind: enough of it is shown, and it is written in the same way. */
export function looksLike({ head, tail }: Short, { address, isPlace, isMarket }: Linked): boolean {
  const shown = head + tail;
  // A market is of tokens, each of which has an address of its own.
  if (isMarket || !shown[7] || fileEnding.test(tail)) return false;
  if (/^0x/i.test(address)) return address.length === 42 && /^0x[\da-f]+$/i.test(shown);
  const isLower = address === address.toLowerCase();
  const first = isLower ? 3 : 1;
  if (head.slice(0, first) === address.slice(0, first)) {
    return (isLower ? /^[\da-z]+$/ : mixedBase58).test(shown);
  }
  return isOfOther(shown, address, isPlace);
}

/** Longer ones in base 58 may be another spelling of the account, as Polkadot's are. */
const longestApart = 44;
/** In the first letters of the two spellings of one script: '3' is that of many coins. */
const bothSpellings = /3[A-Z]|[A-Z]3/;

/** Whether what begins in another way is of another account: it has no such spelling. In base 58, any hash may be what a link is about. */
function isOfOther(shown: string, address: string, isPlace: boolean): boolean {
  const [one, other] = [shown, address].map((text) => {
    if (bech32.test(text)) return 'bech32';
    return text.length <= longestApart && mixedBase58.test(text) && 'base58';
  });
  if (!one || !other) return false;
  return (
    isPlace &&
    (one !== other ||
      (one === 'base58' && !bothSpellings.test(shown.charAt(0) + address.charAt(0))))
  );
}

/** Whether it may be the same account in bech32 under another name, as of a validator: that has another checksum, which is the tail. */
export function isRenamed({ head }: Short, address: string): boolean {
  const data = /^[a-z]+1(.{3,})/.exec(head)?.[1] ?? ' ';
  return !address.startsWith(head) && bare(address).startsWith(data);
}
