/** UTF-16 offsets; `end` is exclusive. */
export type Candidate = { start: number; end: number };

/** The shortest usual address is an XRP one of 25 characters, the longest a Zcash one for every pool, of some 210. */
const shortest = 25;
const longest = 256;

/** Characters that cannot be seen. Inside of an address they are a trick, or an accident that breaks it. */
export const invisible = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/;

// What an address may have before its last ':', '_', '-' or '@': cashaddr and Kaspa, Conflux, Ronin, Kadena and raw TON, Nano and Banano,
// Aeternity, Avalanche, Lava, Radix.
const joined =
  /(?<![\da-z])(?:(?:bitcoincash|ecash|kaspa):[qpzr]|cfx:(?:type\.\w+:)?|ronin:|(?:k|0|-1):(?=[\da-f]{64}$)|(?:nano|xrb|ban)_[13]|ak_|[XPC]-avax1|lava@1|account_rdx1)\w+$/i;

// Addresses with '-' or '_' inside: TON, an Internet Computer's principal, NEM and Symbol in groups.
const split =
  /(?<![\dA-Za-z])(?:[EUk0][Qf][\w-]{46}|(?:[a-z2-7]{5}-){4,10}[a-z2-7]{1,5}|N[A-Z2-7]{5}(?:-[A-Z2-7]{6}){5}-[A-Z2-7]{3,4})(?![\w-])/;

// TON once more, in the other base 64.
const slashed = /(?<![\w+/=-])(?=\w*[+/])[EU][Qf][\dA-Za-z+/]{46}(?![\w+/=-])/;

const grouped = /(?<![\da-z])(?:[\da-z]{4}[ \u00a0]){6,}[\da-z]{1,4}(?![\da-z])/i;

/**
 * Parts of a text that may be addresses by their length and look, in the order of the text. Small enough for every page: which of
 * them are addresses only the network table and the checksums tell, see find.ts. A candidate is a whole run of ASCII letters and
 * digits, with a prefix such as 'bitcoincash:' where it has one, or such a run with invisible characters inside, or groups of four.
 * Never throws; takes linear time.
 */
export function findCandidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  // A run of `shortest` characters cannot avoid every probe.
  for (let probe = shortest - 1; probe < text.length; ) {
    // The blank may stand between two groups of four.
    const { start, end } = runAround(text, isBlank(text, probe) ? probe + 1 : probe);
    const next = addMatch(text, start, end, found);
    if (next === 0) addRun(text, start, end, found);
    probe = Math.max(next, end, probe) + shortest;
  }
  return found;
}

/** The run of characters of addresses, '-', '_' and invisible ones that holds the probe; empty where the probe hits none. */
function runAround(text: string, probe: number): Candidate {
  let start = probe;
  let end = probe;
  while (isInRun(text.charCodeAt(end))) end++;
  while (end > probe && isInRun(text.charCodeAt(start - 1))) start--;
  // In a URL, '%3A' is one character.
  if (text[start - 1] === '%') start += 2;
  return { start, end };
}

/** Adds what goes beyond a run: joined by '+' and '/', or in groups. Answers where it ends, or 0. */
function addMatch(text: string, start: number, end: number, found: Candidate[]): number {
  const from = Math.max(0, start - 47);
  const isGroup = end - start === 4 && isInGroups(text, start);
  const isSlashed = end > start && (isSlash(text, start - 1) || isSlash(text, end));
  if (!isGroup && !isSlashed) return 0;
  const match = (isGroup ? grouped : slashed).exec(text.slice(from, start + longest));
  if (!match || from + match.index > start) return 0;
  // Words of four letters are none; what is passed over here is not read again.
  const isAddress = isSlashed || /(?:\d\D*){4}/.test(match[0]);
  return add(match, from, isAddress ? found : []);
}

/** Whether blanks stand around four characters as between seven groups of four: a quick look before the expression's. */
function isInGroups(text: string, start: number): boolean {
  let blanks = 0;
  for (let at = start - 31; at < start + 35 && blanks < 6; at += 5) {
    blanks = isBlank(text, at) ? blanks + 1 : 0;
  }
  return blanks > 5;
}

function addRun(text: string, start: number, end: number, found: Candidate[]): void {
  if (end - start < shortest) return;
  const run = end - start > longest ? '' : text.slice(start, end);
  const whole = split.exec(run);
  if (whole) {
    add(whole, start, found);
    return;
  }
  if (invisible.test(run)) addHidden(run, start, found);
  else addPieces(text, start, end, found);
  // Arweave: base64url of 32 bytes. What is in it comes first: a checksum there tells more.
  if (/^(?=.*[a-z])(?=.*[A-Z])(?=.*[-_])[\w-]{43}$/.test(run)) {
    found.push({ start, end });
  }
}

function addPieces(text: string, from: number, to: number, found: Candidate[]): void {
  for (let start = from; start < to; ) {
    let end = start;
    while (end < to && isAlphanumeric(text.charCodeAt(end))) end++;
    const length = end - start;
    if (length >= shortest && length <= longest) {
      const first = startOf(text, start, end);
      if (first < start || isPlausible(text.slice(start, end))) found.push({ start: first, end });
    }
    start = end + 1;
  }
}

function startOf(text: string, start: number, end: number): number {
  if (!/[:_@-]/.test(text.charAt(start - 1))) return start;
  const from = Math.max(0, start - 32);
  const match = joined.exec(text.slice(from, end));
  return match ? from + match.index : start;
}

function addHidden(run: string, at: number, found: Candidate[]): void {
  const shown = /[\dA-Za-z].*[\dA-Za-z]/.exec(run);
  if (shown && isPlausible(shown[0].split(invisible).join(''))) {
    add(shown, at, found);
  }
}

/** Adds a match in a part of the text that begins at an offset. Answers where it ends. */
function add(match: RegExpExecArray, from: number, found: Candidate[]): number {
  const start = from + match.index;
  const end = start + match[0].length;
  found.push({ start, end });
  return end;
}

/**
 * Hashes and other plain hex are not, unless of a length that addresses have; a word without a digit is not, unless its case is
 * random.
 */
export function isPlausible(run: string): boolean {
  const { length } = run;
  if (!/^(0x)?\d*[a-f][\da-f]*$/i.test(run)) return /\d|[a-z][A-Z]/.test(run);
  if (run[1] === 'x') return length === 42 || (length > 60 && length < 67);
  return [64, 66, 68, 76].includes(length);
}

function isAlphanumeric(code: number): boolean {
  const lower = code | 32;
  return (lower >= 97 && lower <= 122) || (code >= 48 && code <= 57);
}

function isInRun(code: number): boolean {
  return code < 128
    ? isAlphanumeric(code) || code === 45 || code === 95
    : invisible.test(String.fromCharCode(code));
}

// U+00A0 and the blank differ in one bit, and so do '+' and '/'.
function isBlank(text: string, at: number): boolean {
  return (text.charCodeAt(at) & ~128) === 32;
}

function isSlash(text: string, at: number): boolean {
  return (text.charCodeAt(at) | 4) === 47;
}
