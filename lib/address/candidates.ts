/** UTF-16 offsets; `end` is exclusive. */
export type Candidate = { start: number; end: number };

/** The shortest usual address is an XRP one of 25 characters, the longest a Zcash one for every pool, of some 210. */
const shortest = 25;
const longest = 256;

/** Characters that cannot be seen. Inside of an address they are a trick, or an accident that breaks it. */
export const invisible = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/g;

// What an address may have before its last ':', '_', '-' or '@': cashaddr and Kaspa, Conflux, Ronin, Kadena and raw TON, Nano and Banano,
// Aeternity, Avalanche, Lava, Radix.
const joined =
  /(?<![\dA-Za-z])(?:(?:bitcoincash|ecash|kaspa):[qpzr][\da-z]{30,}|cfx:(?:type\.\w+:)?\w{42}|ronin:\w{40,42}|(?:k|0|-1):[\da-f]{64}|(?:nano|xrb|ban)_[13]\w{59}|ak_\w{30,60}|[XPC]-avax1\w{38}|lava@1\w{38,58}|account_rdx1\w{50,70})$/i;

// Addresses with '-' or '_' inside: TON, an Internet Computer's principal, NEM and Symbol in groups.
const split =
  /(?<![\dA-Za-z])(?:[EUk0][Qf][\w-]{46}|(?:[a-z2-7]{5}-){4,10}[a-z2-7]{1,5}|N[A-Z2-7]{5}(?:-[A-Z2-7]{6}){5}-[A-Z2-7]{3,4})(?![\w-])/;

const base64 = /(?<![\w+/=-])(?=[\w]*[+/])[EU][Qf][\dA-Za-z+/]{46}(?![\w+/=-])/;

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
    const { start, end } = runAround(text, isBlank(text.charCodeAt(probe)) ? probe + 1 : probe);
    const length = end - start;
    let next = length > 0 ? addBase64(text, start, end, found) : 0;
    if (next === 0 && length >= shortest) addRun(text, start, end, found);
    else if (next === 0 && length === 4) next = addGroups(text, start, end, found);
    probe = Math.max(next, end, probe) + shortest;
  }
  return found;
}

/** The run of characters of addresses, '-', '_' and invisible ones that holds the probe; empty where the probe hits none. */
function runAround(text: string, probe: number): Candidate {
  let start = probe;
  let end = probe;
  while (isInRun(text.charCodeAt(end))) end++;
  if (end === probe) return { start, end };
  while (isInRun(text.charCodeAt(start - 1))) start--;
  // In a URL, '%3A' is one character.
  if (text[start - 1] === '%') start += 2;
  return { start, end };
}

/** Adds a TON address with '+' or '/' inside, which may begin before the run. Answers where it ends, or 0. */
function addBase64(text: string, start: number, end: number, found: Candidate[]): number {
  if (!/[+/]/.test(text.charAt(start - 1) + text.charAt(end))) return 0;
  const from = Math.max(0, start - 48);
  const match = base64.exec(text.slice(from, Math.min(end, start + 48) + 48));
  if (!match || from + match.index + 48 <= start) return 0;
  found.push({ start: from + match.index, end: from + match.index + 48 });
  return from + match.index + 48;
}

function addRun(text: string, start: number, end: number, found: Candidate[]): void {
  const run = end - start > longest ? '' : text.slice(start, end);
  const whole = split.exec(run);
  if (whole) {
    found.push({ start: start + whole.index, end: start + whole.index + whole[0].length });
    return;
  }
  if (run.search(invisible) > 0) addHidden(run, start, found);
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
  const start = run.search(/[\dA-Za-z]/);
  const end = run.length - (/[^\dA-Za-z]*$/.exec(run)?.[0].length ?? 0);
  const clean = run.slice(start, end).replace(invisible, '');
  if (clean.length >= shortest && isPlausible(clean)) {
    found.push({ start: at + start, end: at + end });
  }
}

/** Adds six or more groups of four around one, the last of which may be shorter. Answers where they end. */
function addGroups(text: string, from: number, to: number, found: Candidate[]): number {
  let start = from;
  let end = to;
  while (isGroup(text, start - 5, 4)) start -= 5;
  while (isGroup(text, end + 1, 4)) end += 5;
  const rest = [3, 2, 1].find((length) => isGroup(text, end + 1, length)) ?? -1;
  end += rest + 1;
  const digits = text.slice(start, Math.min(end, start + longest)).replace(/\D/g, '').length;
  if (end - start >= 29 && digits >= 4) found.push({ start, end });
  return end;
}

/** Whether some letters and digits stand alone at an offset, with a blank between them and the group that is known. */
function isGroup(text: string, at: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (!isAlphanumeric(text.charCodeAt(at + i))) return false;
  const isFree = !isAlphanumeric(text.charCodeAt(at - 1)) && !isInRun(text.charCodeAt(at + length));
  return isFree && (isBlank(text.charCodeAt(at - 1)) || isBlank(text.charCodeAt(at + length)));
}

/**
 * Hashes and other plain hex are not, unless of a length that addresses have; a word without a digit is not, unless its case is
 * random.
 */
function isPlausible(run: string): boolean {
  if (/^(0x)?\d*[a-f][\da-f]*$/i.test(run)) {
    return run.startsWith('0x')
      ? run.length === 42 || (run.length > 60 && run.length <= 66)
      : run.length === 64 || run.length === 76 || /^(01\w{64}|02\w{66})$/.test(run);
  }
  return /\d|[a-z][A-Z]/.test(run);
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function isInRun(code: number): boolean {
  if (code < 128) return isAlphanumeric(code) || code === 45 || code === 95;
  return (
    code === 0xad ||
    code === 0x180e ||
    code === 0xfeff ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2060 && code <= 0x2064)
  );
}

function isBlank(code: number): boolean {
  return code === 32 || code === 160;
}
