/** The longest time that a service can make us wait for an answer, in milliseconds. */
const longestWait = 300_000;

/**
 * How long the service asks to be left alone, in milliseconds from 0 to `longest`; null where it does not say, or says nonsense.
 * Reads `Retry-After` (seconds or a date, RFC 9110 section 10.2.3); where there is none, `X-RateLimit-Reset` (seconds, or
 * seconds since 1970), which many send with every answer: while `X-RateLimit-Remaining` leaves requests, it asks for nothing.
 */
export function readRetryAfter(
  headers: Headers,
  now: number,
  longest = longestWait,
): number | null {
  const asked = headers.get('retry-after');
  const isLeft = Number(headers.get('x-ratelimit-remaining')) > 0;
  const reset = isLeft ? null : headers.get('x-ratelimit-reset');
  const wait = asked === null ? readReset(reset, now) : readWait(asked, now);
  return wait === null ? null : Math.min(Math.max(wait, 0), longest);
}

function readWait(text: string, now: number): number | null {
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  if (!/^[A-Z][a-z]{2,8}, .+ GMT$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at - now;
}

function readReset(text: string | null, now: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const seconds = Number(text);
  return seconds < 1e9 ? seconds * 1000 : seconds * 1000 - now;
}
