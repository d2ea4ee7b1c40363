import { describe, expect, test } from 'vitest';
import type { Facts, Placement, Report } from '@/lib/verdict/facts';
import {
  contractReasons,
  invisibleReasons,
  nowhere,
  placementReasons,
  tagReasons,
  textReasons,
} from '@/lib/verdict/placement';
import { isMilder, isSecret, type Level, type Verdict } from '@/lib/verdict/verdict';
import { invalid, now, facts as someFacts, valid } from './some-facts';

const minute = 60_000;
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const facts = (change: Partial<Facts>) => someFacts({ networks: ['ethereum', 'base'], ...change });
const copied: NonNullable<Placement['copied']> = {
  address: other,
  networks: ['ethereum', 'base'],
  at: now - minute,
};
const codes = (placement: Partial<Placement>, change: Partial<Facts> = {}) =>
  placementReasons(facts({ placement: { ...nowhere, ...placement }, ...change })).map(
    ({ code }) => code,
  );

describe('where an address was put', () => {
  test.each<[string, Partial<Placement>, Partial<Facts>, string[]]>([
    ['nothing is known of the place', {}, {}, []],
    ['another address was copied a minute ago', { copied }, {}, ['clipboard-changed']],
    ['the copy is ten minutes old', { copied: { ...copied, at: now - 10 * minute } }, {}, []],
    [
      'the copy is almost ten minutes old',
      { copied: { ...copied, at: now - 10 * minute + 1 } },
      {},
      ['clipboard-changed'],
    ],
    [
      'the clock was set back since the copy',
      { copied: { ...copied, at: now + minute } },
      {},
      ['clipboard-changed'],
    ],
    ['the copy was of no network of it', { copied: { ...copied, networks: ['bitcoin'] } }, {}, []],
    [
      'the copy shares one network of several',
      { copied: { ...copied, networks: ['bitcoin', 'ethereum'] } },
      {},
      ['clipboard-changed'],
    ],
    [
      'the field was changed, which says it all',
      { copied, replaced: other },
      {},
      ['field-changed'],
    ],
    ['the page copied another than it showed', { shown: other }, {}, ['copied-other']],
    ['the form names its network', { formNetworks: ['bitcoin', 'base'] }, {}, []],
    ['the form names others', { formNetworks: ['bitcoin', 'tron'] }, {}, ['other-network']],
    [
      'it is no valid address',
      { copied, replaced: other, shown: other, formNetworks: ['tron'] },
      { validity: { status: 'invalid', reason: 'checksum' } },
      [],
    ],
  ])('%s', (_, placement, change, expected) => {
    expect(codes(placement, change)).toEqual(expected);
  });

  test('each reason names what it is about, and asks for caution', () => {
    const placement: Placement = { ...nowhere, copied, shown: other, formNetworks: ['tron'] };
    expect(placementReasons(facts({ placement }))).toEqual([
      { code: 'copied-other', level: 'caution', shown: other },
      { code: 'clipboard-changed', level: 'caution', copied: other },
      {
        code: 'other-network',
        level: 'caution',
        asked: ['tron'],
        networks: ['ethereum', 'base'],
      },
    ]);
    const changed: Placement = { ...nowhere, replaced: other };
    expect(placementReasons(facts({ placement: changed }))).toEqual([
      { code: 'field-changed', level: 'caution', was: other },
    ]);
  });
});

describe('that the text names another network', () => {
  test.each<[string, Partial<Facts>, object[]]>([
    ['it names none', {}, []],
    ['one of several fits', { textNetworks: ['tron', 'base'] }, []],
    [
      'none fits',
      { textNetworks: ['tron'] },
      [{ code: 'text-network', level: 'caution', asked: ['tron'], networks: ['ethereum', 'base'] }],
    ],
    [
      'it is no valid address',
      { textNetworks: ['tron'], validity: { status: 'invalid', reason: 'checksum' } },
      [],
    ],
  ])('%s', (_, change, expected) => {
    expect(textReasons(facts(change))).toEqual(expected);
  });
});

describe('that a tag may belong to the address', () => {
  const tag = [{ code: 'tag', level: 'unknown' }];
  const of = (format: string) => valid({ format });
  test.each<[string, Partial<Facts>, object[]]>([
    ['a classic address of the XRP Ledger', { networks: ['xrp'], validity: of('classic') }, tag],
    ['its X-address carries its own', { networks: ['xrp'], validity: of('X-address') }, []],
    ['an account of Stellar', { networks: ['stellar'], validity: of('account') }, tag],
    [
      'its muxed account carries its own',
      { networks: ['stellar'], validity: of('muxed account') },
      [],
    ],
    ['a contract of Stellar', { networks: ['stellar'], validity: of('contract') }, []],
    ['an account of the Cosmos family', { networks: ['osmosis'], validity: of('account') }, tag],
    ['a network without tags', {}, []],
    ['one with tags is only the second likeliest', { networks: ['base', 'xrp'] }, []],
    ['no network', { networks: [] }, []],
    ['a reported one has worse to say', { networks: ['xrp'], reports: [{} as Report] }, []],
    [
      'an invalid one',
      { networks: ['xrp'], validity: { status: 'invalid', reason: 'checksum' } },
      [],
    ],
  ])('%s', (_, change, expected) => {
    expect(tagReasons(facts(change))).toEqual(expected);
  });
});

test.each<[string, Facts['networks'][number], boolean]>([
  ['XRP Ledger', 'xrp', true],
  ['Stellar', 'stellar', true],
  ['Pi Network', 'pi', true],
  ['TON', 'ton', true],
  ['EOS', 'eos', true],
  ['WAX', 'wax', true],
  ['Symbol', 'symbol', true],
  ['Casper', 'casper', true],
  ['Radix', 'radix', true],
  ['Hedera', 'hedera', true],
  ['Stacks', 'stacks', true],
  ['NEM', 'nem', true],
  ['Cosmos Hub', 'cosmos', true],
  ['Bitcoin', 'bitcoin', false],
])(
  'whether exchanges of %s tell customers apart by a tag, which is more where the form lacks one',
  (_, id, is) => {
    const tag = (level: string) => (is ? [{ code: 'tag', level }] : []);
    expect(tagReasons(facts({ networks: [id] }))).toEqual(tag('unknown'));
    const lacking = { ...nowhere, lacksTag: true };
    expect(tagReasons(facts({ networks: [id], placement: lacking }))).toEqual(tag('caution'));
    expect(tagReasons(facts({ networks: [id], placement: nowhere }))).toEqual(tag('unknown'));
  },
);

test('invisible characters are a note on a page, and more in a field', () => {
  expect(invisibleReasons(facts({}))).toEqual([]);
  expect(invisibleReasons(facts({ placement: nowhere }))).toEqual([]);
  const note = { code: 'invisible', level: 'unknown' };
  expect(invisibleReasons(facts({ invisible: true }))).toEqual([note]);
  expect(invisibleReasons(facts({ invisible: true, placement: nowhere }))).toEqual([
    { ...note, level: 'caution' },
  ]);
});

test.each(['contract', 'CIP-37 contract', 'Nebulas contract', 'KT1'])(
  '%s is said to be a contract',
  (format) => {
    const reported = { validity: valid({ format }), reports: [{} as Report] };
    const note = [{ code: 'contract', level: 'unknown' }];
    expect(contractReasons(facts({ validity: valid({ format }) }))).toEqual(note);
    expect(contractReasons(facts(reported))).toEqual([]);
    expect(contractReasons(facts({}))).toEqual([]);
  },
);

const recipient = { ...nowhere, isRecipient: true };
test.each<[string, Partial<Facts>, Level | null]>([
  ['a token’s contract that would be paid', { token: true, placement: recipient }, 'caution'],
  ['one put elsewhere', { token: true, placement: nowhere }, 'unknown'],
  ['one that is checked', { token: true }, 'unknown'],
  [
    'another contract that would be paid',
    { validity: valid({ format: 'contract' }), placement: recipient },
    'unknown',
  ],
  ['an account that would be paid', { placement: recipient }, null],
  ['a token’s contract with a typing error', { token: true, validity: invalid.validity }, null],
  [
    'a form that only begins as that of Tezos’ contracts',
    { validity: valid({ format: 'KT10' }) },
    null,
  ],
])('%s: %s', (_, change, level) => {
  expect(contractReasons(facts(change))).toEqual(level ? [{ code: 'contract', level }] : []);
});

test('the levels are in the order of their weight', () => {
  const order: Level[] = ['danger', 'caution', 'invalid', 'unknown', 'clear'];
  const milder = order.map((than) => order.filter((level) => isMilder(level, than)));
  expect(milder).toEqual(order.map((_, index) => order.slice(index + 1)));
});

test('a secret is one whatever else is said of it', () => {
  const verdict = (...reasons: Verdict['reasons']) => isSecret({ reasons } as Verdict);
  const tagged = { code: 'tag', level: 'unknown' } as const;
  expect(verdict(tagged)).toBe(false);
  expect(verdict(tagged, { code: 'secret', level: 'invalid', either: null })).toBe(true);
});
