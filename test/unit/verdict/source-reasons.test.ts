import { describe, expect, test } from 'vitest';
import type { Facts } from '@/lib/verdict/facts';
import { judge } from '@/lib/verdict/judge';
import { answered, facts, hour, list, now, report, source, starter, week } from './some-facts';

const reasonsOf = (change: Partial<Facts>) => judge(facts(change)).reasons;

describe('a list says that there is no report', () => {
  const levelAt = (updatedAt: number, more: Partial<Facts> = {}) =>
    reasonsOf({ sources: [{ ...list, updatedAt }], ...more })[0]?.code;

  test('until it is a week old to the millisecond, and up to a minute before it was read', () => {
    expect([
      levelAt(now - week),
      levelAt(now - week - 1),
      levelAt(now + 60_000),
      levelAt(now + 60_001),
    ]).toEqual(['list-none', 'list-stale', 'list-none', 'list-stale']);
  });

  test('as long as the user wants', () => {
    const codes = [now - hour, now - hour - 1].map((at) => levelAt(at, { staleAfter: hour }));
    expect(codes).toEqual(['list-none', 'list-stale']);
  });

  test('only of the networks that it is about: of the chosen one, else of all that fit', () => {
    const of = (networkId: Facts['networkId']) =>
      reasonsOf({ networkId, sources: [{ ...list, networks: ['bsc'] }] })[0]?.code;
    expect([of(null), of('bsc'), of('ethereum')]).toEqual([
      'list-none',
      'list-none',
      'starter-only',
    ]);
  });

  test('only where it has entries, so that there is somebody it knows', () => {
    const codes = [0, 1].map(
      (entries) => reasonsOf({ sources: [starter, { ...list, entries }] })[0]?.code,
    );
    expect(codes).toEqual(['starter-only', 'list-none']);
  });

  test('what keeps a service from answering and its list from being read is said once', () => {
    const error = 'It cannot be reached.';
    const own = source('service', { name: 'checks.example', updatedAt: null, error });
    const other = source('list:b', { name: 'B', updatedAt: null, error });
    const failed = {
      status: 'failed',
      error: 'unreachable',
      sourceName: 'checks.example',
    } as const;
    const errorOf = (message: string, of = own) =>
      reasonsOf({ sources: [of], answer: { ...failed, message } }).find(
        ({ code }) => code === 'list-never-read',
      );
    expect(errorOf(error)).toMatchObject({ error: null });
    expect(errorOf('It took too long.')).toMatchObject({ error });
    expect(errorOf(error, other)).toMatchObject({ error });
  });

  test('not where it is what has the report; that it was never read, or long ago, is said beside the service’s word, too', () => {
    const other = source('list:b', { name: 'B', updatedAt: null });
    const codes = (change: Partial<Facts>) => reasonsOf(change).map(({ code }) => code);
    const sources = [starter, list, other];
    expect(codes({ sources, reports: [report()] })).toEqual(['reported', 'list-never-read']);
    expect(codes({ sources, answer: answered() })).toEqual([
      'list-never-read',
      'service-none',
      'list-none',
    ]);
    const old = source('list:b', { updatedAt: now - 9 * 86_400_000 });
    expect(codes({ sources: [old], answer: answered() })).toEqual(['list-stale', 'service-none']);
    // It is fresher than our copy of its own list.
    const own = [source('service', { updatedAt: null }), source('service', { updatedAt: 0 })];
    expect(codes({ sources: own, answer: answered() })).toEqual(['service-none']);
    expect(codes({ sources: [starter], reports: [report({ sourceId: 'starter' })] })).toEqual([
      'reported',
    ]);
  });
});
