import { expect, test } from 'vitest';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';
import { runs } from '@/test/unit/mutated';

const text = fc.string({ unit: anyCharacter });
const scheme = fc.oneof(
  fc.constantFrom('https:', 'http:', 'file:', 'blob:', 'blob:https:', 'data:', 'javascript:', ''),
  fc.stringMatching(/^[a-z][a-z\d+.-]{0,8}:$/),
);
const host = fc.oneof(
  fc.webAuthority({ withUserInfo: true, withPort: true, withIPv4: true, withIPv6: true }),
  fc.constantFrom('localhost:1', '127.0.0.1', '[::1]:8787', 'github.com', '*', 'null', ''),
);
const path = fc.oneof(text, fc.constantFrom('/a/b/blob/main/c.csv', '/list.txt?v=1#top', ',://1'));
const anyAddress = fc.oneof(
  text,
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.tuple(scheme, fc.constantFrom('//', '/', ''), host, path).map((parts) => parts.join('')),
);

test('whatever is typed as the address of a list, only https is read, or http on this computer, and the permission is for that host alone', () => {
  let taken = 0;
  fc.assert(
    fc.property(anyAddress, (typed) => {
      const read = parseFeedAddress(typed);
      if (read.status === 'refused') {
        expect(read.message).not.toBe('');
        return;
      }
      taken++;
      const { protocol, hostname, username, password, hash } = new URL(read.url);
      expect(read.hostPattern).toBe(`${protocol}//${hostname}/*`);
      const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
      expect(protocol === 'https:' || (protocol === 'http:' && isHere)).toBe(true);
      expect([username, password, hash]).toEqual(['', '', '']);
      expect(parseFeedAddress(read.url)).toEqual(read);
    }),
    { numRuns: runs(1000) },
  );
  expect(taken).toBeGreaterThan(runs(100));
});
