import { describe, expect, test } from 'vitest';
import { type AddressProblem, endpoint, parseBaseAddress } from '@/lib/service/base-address';
import { fc } from '@/test/unit/fc';
import { runs } from '@/test/unit/mutated';

const accepted: [typed: string, base: string, hostPattern: string][] = [
  ['https://example.org', 'https://example.org', 'https://example.org/*'],
  ['  https://example.org/  ', 'https://example.org', 'https://example.org/*'],
  ['https://example.org/api/v1', 'https://example.org/api/v1', 'https://example.org/*'],
  ['https://example.org/api/v1/', 'https://example.org/api/v1', 'https://example.org/*'],
  ['HTTPS://Example.ORG:443/Api', 'https://example.org/Api', 'https://example.org/*'],
  ['https://example.org:8443/x', 'https://example.org:8443/x', 'https://example.org/*'],
  ['example.org', 'https://example.org', 'https://example.org/*'],
  ['example.org:8443/api', 'https://example.org:8443/api', 'https://example.org/*'],
  ['bücher.example', 'https://xn--bcher-kva.example', 'https://xn--bcher-kva.example/*'],
  ['https://wallets/api', 'https://wallets/api', 'https://wallets/*'],
  ['wallets:8443', 'https://wallets:8443', 'https://wallets/*'],
  [
    'https://example.org/wallet-checks/v1',
    'https://example.org/wallet-checks/v1',
    'https://example.org/*',
  ],
  ['localhost/api', 'http://localhost/api', 'http://localhost/*'],
  ['localhost:8787', 'http://localhost:8787', 'http://localhost/*'],
  ['127.0.0.1:8787/', 'http://127.0.0.1:8787', 'http://127.0.0.1/*'],
  ['127.1', 'http://127.0.0.1', 'http://127.0.0.1/*'],
  ['[::1]:443', 'http://[::1]:443', 'http://[::1]/*'],
  ['[::1]:8787', 'http://[::1]:8787', 'http://[::1]/*'],
  ['http://localhost', 'http://localhost', 'http://localhost/*'],
  ['https://localhost:8787', 'https://localhost:8787', 'https://localhost/*'],
  ['https://192.168.0.1', 'https://192.168.0.1', 'https://192.168.0.1/*'],
];

const refused: [typed: string, problem: AddressProblem][] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['zzz', 'not-an-address'],
  ['12345', 'not-an-address'],
  ['wallets/api.v1', 'not-an-address'],
  ['test-service-key-5f0c2a9e71d3', 'not-an-address'],
  ['https://', 'not-an-address'],
  ['https:///', 'not-an-address'],
  ['https:a.example/', 'not-an-address'],
  ['https:/localhost:443/v1', 'not-an-address'],
  ['http://example.org', 'unencrypted'],
  ['http://192.168.0.1', 'unencrypted'],
  ['http://0.0.0.0:8787', 'unencrypted'],
  ['http://localhost.example.org', 'unencrypted'],
  ['http://127.0.0.1.example.org', 'unencrypted'],
  ['http://127.9.8.7:1/p', 'unencrypted'],
  ['http://[::2]/', 'unencrypted'],
  ['http://[::ffff:127.0.0.1]/', 'unencrypted'],
  ['ftp://example.org', 'scheme'],
  ['ws://localhost', 'scheme'],
  ['file:///etc/passwd', 'host'],
  ['file:/etc/passwd', 'host'],
  ['javascript:alert(1)', 'host'],
  ['data:text/html,x', 'host'],
  ['blob:https://example.org/x', 'host'],
  ['chrome-extension://abcdef/options.html', 'scheme'],
  ['about:blank', 'host'],
  ['https://user@example.org', 'user'],
  ['https://user:password@example.org', 'user'],
  ['https://@example.org', 'user'],
  ['https://example.org/api/wallet-checks', 'request'],
  ['example.org/Scam-Reports/', 'request'],
  ['https://example.org/scam-reports?page=1&search=', 'request'],
  ['https://example.org?key=1', 'query'],
  ['https://example.org/?', 'query'],
  ['https://example.org/#', 'query'],
  ['https://example.org/api#top', 'query'],
  ['https://example.org/a/../b', 'path'],
  ['https://example.org/a/%2E%2e/b', 'path'],
  ['https://example.org/./a', 'path'],
  ['https://example.org//evil.example', 'path'],
  ['https://example.org/api//', 'path'],
  ['https://*/', 'host'],
  ['https://*.example.org/', 'host'],
  ['https://exam ple.org', 'invisible'],
  ['https://example.org/a\tb', 'invisible'],
  ['https:\\\\example.org\\api', 'invisible'],
  ['https://exam\u200bple.org', 'invisible'],
  ['https://example.org:99999', 'not-an-address'],
  [`https://example.org/${'a'.repeat(2048)}`, 'too-long'],
];

describe('what the user types', () => {
  test.each(accepted)('%s is taken as %s', (typed, base, hostPattern) => {
    const { origin } = new URL(base);
    expect(parseBaseAddress(typed)).toEqual({ status: 'ok', base, origin, hostPattern });
  });

  test.each(refused)('%j is refused, with what is wrong', (typed, problem) => {
    expect(parseBaseAddress(typed)).toEqual({ status: 'refused', problem });
  });

  test('a normalised address stays as it is', () => {
    for (const [, base] of accepted) expect(parseBaseAddress(base)).toHaveProperty('base', base);
  });
});

test('what is searched for arrives as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (search) => {
      const url = new URL(
        endpoint('https://example.org/api', 'scam-reports', { page: '1', search }),
      );
      expect(Object.fromEntries(url.searchParams)).toEqual({ page: '1', search });
    }),
    { numRuns: runs(1000) },
  );
});
