import { describe, expect, test } from 'vitest';
import type { Warning } from '@/lib/address/encoding';
import type { NetworkId } from '@/lib/address/networks';
import { networkNames } from '@/lib/extension/network-names';
import { age, headline, levelWords, reasonSource, reasonText } from '@/lib/extension/words';
import type { ServiceErrorKind } from '@/lib/verdict/facts';
import type { Level, Reason } from '@/lib/verdict/verdict';

const now = Date.UTC(2026, 4, 1, 12);
const minute = 60_000;

test.each([
  [0, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [47.9 * 60 * minute, '47 hours ago'],
  [48 * 60 * minute, '2 days ago'],
  [400 * 24 * 60 * minute, '400 days ago'],
  [-5 * minute, 'at an unknown time'],
])('a thing that is %i ms old happened %s', (elapsed, words) => {
  expect(age(now - elapsed, now)).toBe(words);
});

const report = {
  id: '1',
  sourceId: 'service',
  address: 'x',
  networkId: null,
  network: 'BTC',
  count: 3,
  lastReported: Date.UTC(2026, 3, 2),
} as const;

describe('a reason in words', () => {
  test.each<[Reason, string]>([
    [reported({}), 'Reported 3 times, last on 2 Apr 2026.'],
    [failed('unreachable'), 'Why.'],
    [failed('offline'), 'Why.'],
    [failed('key'), 'Why.'],
    [failed('quota'), 'Why.'],
    [failed('server'), 'The service gave no usable answer. Why.'],
    [failed('server', { isUnsent: true }), 'Why.'],
    [reported({ count: 1, lastReported: null }), 'Reported 1 time.'],
    [
      reported({ count: null, lastReported: null, label: 'WannaCry ransom (2017)' }),
      'Reported: WannaCry ransom (2017).',
    ],
    [
      { ...reported({}), elsewhere: true },
      'The same account is reported on BTC 3 times, last on 2 Apr 2026; whoever has that account has this one too, so send nothing to it.',
    ],
    [
      { code: 'own-blocked', level: 'danger', name: 'Fake shop', note: 'Took 2 ETH.' },
      'You blocked this address as Fake shop, so send nothing to it. “Took 2 ETH.”',
    ],
    // Else the name would come to stand behind the note in a line from left to right.
    [
      { code: 'own-trusted', level: 'unknown', name: 'شركة', note: 'تدفع!' },
      'In your contacts as شركة. “\u2068تدفع!\u2069”',
    ],
    [
      { code: 'own-blocked', level: 'danger', name: '', note: '' },
      'You blocked this address, so send nothing to it.',
    ],
    [
      { code: 'own-trusted', level: 'unknown', name: 'Alice', note: '' },
      'In your contacts as Alice.',
    ],
    [
      invalid({ reason: 'checksum' }),
      'Looks like Bitcoin, but its check digits do not fit, so at least one character is wrong and it reaches nobody: copy the address again, and do not type it.',
    ],
    [
      { ...invalid({ reason: 'character', position: 4 }), looksLike: null },
      'It has a character at place 5 that no such address can have, so it reaches nobody: copy the whole address again.',
    ],
    [
      { ...invalid({ reason: 'prefix', position: 1 }), looksLike: null, chosen: 'bitcoin' },
      'Its beginning is wrong at place 2, so a wallet refuses it: copy the whole address again.',
    ],
    [
      { code: 'not-sent', level: 'invalid' },
      'It was not sent to the service, because it is not a valid address.',
    ],
    [
      invalid({ reason: 'wrong-network', networks: ['tron', 'solana'] }),
      'Looks like Bitcoin, but it is an address of another network (TRON or Solana), and what is sent over the wrong one is often lost: choose the recipient’s network.',
    ],
    [
      {
        ...invalid({ reason: 'wrong-network', networks: ['litecoin'] }),
        ...{ looksLike: null, chosen: 'bitcoin' as const },
      },
      'It is an address of another network (Litecoin) than Bitcoin, and what is sent over the wrong one is often lost: choose the recipient’s network.',
    ],
    [
      {
        ...invalid({
          reason: 'wrong-network',
          networks: ['ethereum', 'bsc', 'base', 'arbitrum', 'injective-evm', 'polygon'],
        }),
        ...{ looksLike: null, chosen: 'injective' as const },
      },
      'It is an address of another network (Injective EVM, Ethereum, BNB Smart Chain or 3 others) than Injective, and what is sent over the wrong one is often lost: choose the recipient’s network.',
    ],
    // Many networks have its coin, and none of them is likelier for that.
    [
      {
        ...invalid({
          reason: 'wrong-network',
          networks: ['ethereum', 'bsc', 'base', 'merlin', 'bitlayer'],
        }),
        ...{ looksLike: null, chosen: 'bitcoin' as const },
      },
      'It is an address of another network (Ethereum, BNB Smart Chain, Base or 2 others) than Bitcoin, and what is sent over the wrong one is often lost: choose the recipient’s network.',
    ],
    [
      { ...invalid({ reason: 'character', position: 1 }), looksLike: 'ethereum' as const },
      'Looks like Ethereum, but it begins with 0X instead of 0x, so a wallet may refuse it: write the x as a small letter, and check it again.',
    ],
    [
      invalid({ reason: 'testnet' }),
      'Looks like Bitcoin, but it is an address of a test network, where coins have no value: ask the recipient for an address of the real network.',
    ],
    [
      invalid({ reason: 'testnet', networks: ['tron'] }),
      'Looks like Bitcoin, but it is an address of a test network, where coins have no value, or of TRON: ask the recipient which network it is for.',
    ],
    [
      warning('legacy-form', 'litecoin', 'bitcoin'),
      'An old spelling for Litecoin that looks like Bitcoin, so what is sent to it over Bitcoin may be lost: use today’s spelling, which stands above.',
    ],
    [warning('legacy-form', 'nervos', null), 'An old spelling for Nervos CKB. Above is today’s.'],
    [
      warning('unknown-witness-version', 'bitcoin', null),
      'A kind of address that has no rules yet, so coins sent to it today are unprotected: ask the recipient for an address of another kind.',
    ],
    [
      warning('reward-account', 'cardano', null),
      'A staking address, to which nothing can be sent since only rewards are booked there: ask the recipient for a payment address.',
    ],
    [
      warning('unusual-shard', 'hedera', null),
      'Its shard or realm is not 0, but every account in use begins with 0.0, so it may reach nobody: ask the recipient for the address again.',
    ],
    [
      { code: 'ownerless', level: 'caution' },
      'Nobody has the key of this address, so what is sent to it is lost: ask the recipient for their own.',
    ],
    [
      { code: 'no-checksum', level: 'unknown' },
      'It has no check digits, so a typing error in it cannot be seen.',
    ],
    [
      { code: 'list-none', level: 'clear', sourceName: 's', entries: 1234, at: now },
      'No report among 1,234 entries.',
    ],
    [
      {
        code: 'list-never-read',
        level: 'unknown',
        sourceName: 's',
        ofService: false,
        error: 'Timed out.',
      },
      'The list has not been read yet. Timed out.',
    ],
    [serviceSays('A scam'), 'The service reports: A scam.'],
    [serviceSays('A scam. '), 'The service reports: A scam.'],
    [serviceSays('詐欺です。'), 'The service reports: 詐欺です.'],
    [serviceSays('यह एक घोटाला है।'), 'The service reports: यह एक घोटाला है.'],
  ])('%o', (reason, words) => {
    expect(reasonText(reason)).toBe(words);
  });
});

test('a source is named with the age of what it said', () => {
  expect(
    reasonSource(
      { code: 'service-none', level: 'clear', sourceName: 'checks.example', at: now - 3 * minute },
      now,
    ),
  ).toBe('checks.example, asked 3 minutes ago');
  const list = { entries: 1, sourceName: 'Starter list', at: now - 60 * minute } as const;
  expect(reasonSource({ code: 'list-none', level: 'clear', ...list }, now)).toBe(
    'Starter list, as of 1 hour ago',
  );
  expect(reasonSource({ code: 'secret', level: 'invalid', either: null }, now)).toBe('');
});

test('networks are listed in words', () => {
  expect(networkNames([])).toBe('');
  expect(networkNames(['bitcoin'])).toBe('Bitcoin');
  expect(networkNames(['bitcoin', 'litecoin', 'xrp'])).toBe('Bitcoin, Litecoin or XRP Ledger');
  expect(networkNames(['bitcoin', 'litecoin'], 'and')).toBe('Bitcoin and Litecoin');
  expect(networkNames(['bitcoin', 'litecoin', 'xrp', 'tron', 'solana'])).toBe(
    'Bitcoin, Litecoin, XRP Ledger or 2 others',
  );
});

test('no level promises anything', () => {
  for (const words of Object.values(levelWords)) expect(words).not.toMatch(/safe|verified|trust/i);
  expect(
    headline({ level: 'danger', address: 'x', networkId: null, networks: [], reasons: [], at: 0 }),
  ).toBe('Reported');
});

function failed(error: ServiceErrorKind, more: { isUnsent?: true } = {}): Reason {
  const sourceName = 'x';
  return { code: 'service-failed', level: 'unknown', error, message: 'Why.', sourceName, ...more };
}

function reported(change: object): Extract<Reason, { code: 'reported' }> {
  return {
    code: 'reported',
    level: 'danger',
    report: { ...report, ...change },
    elsewhere: false,
    sourceName: 's',
    at: null,
  };
}

function serviceSays(text: string): Reason {
  return { code: 'service-report', level: 'caution', text, sourceName: 's', at: now };
}

function warning(
  kind: Warning,
  networkId: NetworkId,
  looksLike: NetworkId | null,
): Extract<Reason, { code: 'warning' }> {
  return { code: 'warning', level: 'caution', warning: kind, networkId, looksLike };
}

function invalid(validity: object): Extract<Reason, { code: 'invalid' }> {
  return {
    code: 'invalid',
    level: 'invalid',
    validity: { status: 'invalid', reason: 'checksum', ...validity },
    looksLike: 'bitcoin',
  };
}

test('a verdict that rests on the user’s own block says so, and one with a report says that', () => {
  const blocked = { code: 'own-blocked', level: 'danger', name: '', note: '' } as const;
  const verdict = { level: 'danger', address: 'x', networkId: null, networks: [], at: 0 } as const;
  const of = (reasons: Reason[]) => headline({ ...verdict, networks: [], reasons });
  expect(of([blocked])).toBe('Blocked by you');
  expect(of([blocked, reported({})])).toBe('Reported');
});

test('a contact that no list knows is called the user’s own, and not more than that', () => {
  const trusted = { code: 'own-trusted', level: 'unknown', name: 'Bob', note: '' } as const;
  const starter = { code: 'starter-only', level: 'unknown' } as const;
  const cancelled = { code: 'service-cancelled', level: 'unknown', sourceName: 's' } as const;
  const of = (level: Level, reasons: Reason[]) =>
    headline({ level, address: 'x', networkId: null, networks: [], at: 0, reasons });
  expect(of('unknown', [starter, trusted])).toBe('Your contact');
  // It is the account of one, written another way.
  expect(of('unknown', [starter, { ...trusted, of: 'y' }])).toBe('Not known');
  expect(of('unknown', [cancelled, trusted])).toBe('Check cancelled');
  expect(of('clear', [trusted])).toBe('No report found');
  expect(of('danger', [reported({}), trusted])).toBe('Reported');
});

test.each([
  [9 * 24 * 60 * minute, 'No report found, list 9 days old'],
  [60 * minute, 'No report found, list 1 hour old'],
  [0, 'No report found, list not up to date'],
  [-5 * minute, 'No report found, list of unknown age'],
])(
  'the first line of a verdict by a list that is %i ms old, and too old, is %s',
  (elapsed, words) => {
    const reason: Reason = {
      code: 'list-stale',
      level: 'unknown',
      sourceName: 'checks.example',
      ofService: true,
      at: now - elapsed,
      failed: false,
    };
    const address = { address: 'x', networkId: null, networks: [] };
    expect(headline({ level: 'unknown', ...address, reasons: [reason], at: now })).toBe(words);
  },
);
