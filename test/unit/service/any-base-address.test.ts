import { expect, test } from 'vitest';
import { hostPattern, originOf } from '@/components/host-pattern';
import { endpoint, parseBaseAddress, type ServicePath } from '@/lib/service/base-address';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

const paths: ServicePath[] = ['wallet-checks', 'scam-reports', 'networks'];
const text = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom('../..', '//x', '#', '?', '&'),
);
const host = fc.oneof(
  fc.webAuthority({ withUserInfo: true, withPort: true, withIPv4: true, withIPv6: true }),
  fc.domain(),
  fc.constantFrom(
    'localhost:1',
    'localhost:443',
    '[::1]:80',
    '127.0.0.1',
    '[::1]:8787',
    '*',
    'a@b',
    '',
  ),
);
const segment = fc.stringMatching(/^[a-z0-9._~%*-]{0,8}$/);
const prefix = fc.array(segment, { maxLength: 3 }).map((parts) => `/${parts.join('/')}`);
const anyAddress = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.constantFrom('https://', 'https:/', 'https:', 'http://', 'http:', '', '//', 'ftp://'),
      host,
      prefix,
      text,
    )
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('https://', 'https:/', 'http://', 'http:', ''), host, prefix)
    .map((parts) => parts.join('')),
);

test('whatever is typed and asked, requests stay at the origin and under the prefix, without user, password or fragment', () => {
  let taken = 0;
  const query = fc.dictionary(text, text, { noNullPrototype: true });
  fc.assert(
    fc.property(anyAddress, fc.constantFrom(...paths), query, (typed, path, asked) => {
      const parsed = parseBaseAddress(typed);
      if (parsed.status === 'refused') return;
      taken++;
      const url = new URL(endpoint(parsed.base, path, asked));
      expect(url.origin).toBe(parsed.origin);
      expect(url.origin + url.pathname).toBe(`${parsed.base}/${path}`);
      expect([url.username, url.password, url.hash]).toEqual(['', '', '']);
      const { hostname, protocol } = url;
      expect(parsed.hostPattern).toBe(`${protocol}//${hostname}/*`);
      expect(protocol === 'https:' || /^(?:localhost|\[::1\]|127\..*)$/.test(hostname)).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(150);
});

/** Of a whole address and not of what follows its host, which the address of a list may have. */
const ofTheHost = ['empty', 'not-an-address', 'host', 'scheme', 'unencrypted'];

test('the options ask for the permission, and bind the key to the origin, that the background reads in the same text', () => {
  fc.assert(
    fc.property(anyAddress, (typed) => {
      const parsed = parseBaseAddress(typed);
      if (parsed.status === 'ok') {
        expect([hostPattern(typed), originOf(typed)]).toEqual([parsed.hostPattern, parsed.origin]);
      } else if (ofTheHost.includes(parsed.problem)) {
        expect([parsed.problem, hostPattern(typed)]).toEqual([parsed.problem, null]);
      }
    }),
    { numRuns: 3000 },
  );
});
