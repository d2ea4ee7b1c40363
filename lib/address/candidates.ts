/** UTF-16 offsets; `end` is exclusive. */
export type Candidate = { start: number; end: number };

/** The shortest usual address is an XRP one of 25 characters, the longest an MWEB one of 121. */
const shortest = 25;
const longest = 121;

/**
 * Whole runs of ASCII letters and digits that may be addresses by their length and look, in the order of the text. Small enough for
 * every page: which of them are addresses only the network table and the checksums tell, see find.ts.
 * Never throws; takes linear time, since a run beyond the longest address is passed over unread.
 */
export function findCandidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  // A run of `shortest` characters cannot avoid every probe.
  for (let probe = shortest - 1; probe < text.length; ) {
    const { start, end } = runAround(text, probe);
    const length = end - start;
    if (length >= shortest && length <= longest && isPlausible(text.slice(start, end))) {
      found.push({ start, end });
    }
    probe = end + shortest;
  }
  return found;
}

/** The run that holds the probe; empty where the probe hits none. */
function runAround(text: string, probe: number): Candidate {
  let start = probe;
  let end = probe;
  while (isAlphanumeric(text.charCodeAt(end))) end++;
  if (end === probe) return { start, end };
  while (isAlphanumeric(text.charCodeAt(start - 1))) start--;
  // In a URL, '%3A' is one character.
  if (text[start - 1] === '%') start += 2;
  return { start, end };
}

/** Hashes and other plain hex are not, unless it is 0x with 40 digits; a word without a digit is not, unless its case is random. */
function isPlausible(run: string): boolean {
  if (/^(0x)?\d*[a-f][\da-f]*$/i.test(run)) return run.length === 42 && run.startsWith('0x');
  return /\d|[a-z][A-Z]/.test(run);
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
