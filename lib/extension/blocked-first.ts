import type { OwnMark } from '@/lib/verdict/facts';

/**
 * What the user said of an address whose network nobody named, out of all that was said of the accounts that it may be: a friend's on one
 * network may be a thief's on another.
 */
export function blockedFirst<T extends Pick<OwnMark, 'kind'>>(said: readonly T[]): T | undefined {
  return said.find(({ kind }) => kind === 'blocked') ?? said[0];
}
