import { expect, test } from 'vitest';
import { hostPattern, originOf } from '@/components/host-pattern';

test.each([
  ['https://api.example.com', 'https://api.example.com/*'],
  [' https://API.example.com:8443/v1/ ', 'https://api.example.com/*'],
  ['http://127.0.0.1:8787/v1', 'http://127.0.0.1/*'],
  ['http://localhost:3000', 'http://localhost/*'],
  ['http://[::1]:3000', 'http://[::1]/*'],
  ['http://api.example.com', null],
  ['ftp://api.example.com', null],
  ['api.example.com', 'https://api.example.com/*'],
  ['localhost:8787/v1', 'http://localhost/*'],
  ['[::1]:443', 'http://[::1]/*'],
  ['https:a.example/', null],
  ['https:/localhost:443/v1', null],
  ['https://*/', null],
  ['two words', null],
  ['', null],
])('the permission for %s is %s', (address, pattern) => {
  expect(hostPattern(address)).toBe(pattern);
});

test('a port that is the default of another scheme stays part of the origin', () => {
  expect(originOf('[::1]:443')).toBe('http://[::1]:443');
  expect(originOf('https://a.example:443')).toBe('https://a.example');
});
