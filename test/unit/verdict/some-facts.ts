import type { Facts, OwnMark, Report, ServiceAnswer, SourceState } from '@/lib/verdict/facts';

export const now = Date.UTC(2026, 4, 1);
export const hour = 3_600_000;
export const week = 168 * hour;
export const address = '0x52908400098527886E0F7030069857D2E4169EE7';

export const starter: SourceState = source('starter', {
  name: 'Starter list',
  updatedAt: now - 900 * hour,
});

export const list: SourceState = source('service', {
  name: 'checks.example',
  updatedAt: now - 2 * hour,
});

/** A text that is none, for a typing error. */
export const invalid = {
  validity: { status: 'invalid', reason: 'checksum' },
  validityOf: 'bitcoin',
  networks: [],
} as const satisfies Partial<Facts>;

export const answered = (change: Partial<Extract<ServiceAnswer, { status: 'answered' }>> = {}) =>
  ({
    status: 'answered',
    sourceName: 'checks.example',
    valid: true,
    report: { status: 'none' },
    message: 'ok',
    at: now,
    ...change,
  }) satisfies ServiceAnswer;

export function facts(change: Partial<Facts> = {}): Facts {
  return {
    address,
    networkId: null,
    networks: ['ethereum', 'bsc'],
    validity: valid(),
    validityOf: 'ethereum',
    secret: false,
    reports: [],
    sources: [starter],
    answer: { status: 'not-asked' },
    staleAfter: week,
    now,
    ...change,
  };
}

export function valid(change: Partial<Extract<Facts['validity'], { status: 'valid' }>> = {}) {
  return {
    status: 'valid',
    canonical: address,
    format: 'EIP-55',
    checksum: 'verified',
    testnet: false,
    ...change,
  } as const;
}

export function report(change: Partial<Report> = {}): Report {
  return {
    id: '1',
    sourceId: 'service',
    address,
    networkId: 'ethereum',
    network: 'ETH',
    count: 3,
    lastReported: now - hour,
    ...change,
  };
}

export function source(id: SourceState['id'], change: Partial<SourceState>): SourceState {
  return {
    id,
    name: id,
    entries: 40,
    unreadable: 0,
    updatedAt: null,
    triedAt: null,
    error: null,
    progress: null,
    ...change,
  };
}

export function own(kind: OwnMark['kind']): OwnMark {
  return { kind, name: 'Alice', note: '' };
}
