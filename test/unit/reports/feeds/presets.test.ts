import { expect, test } from 'vitest';
import { findNamed } from '@/lib/address/name-network';
import { findNetwork } from '@/lib/address/networks';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';
import { presets } from '@/lib/reports/feeds/presets';

test('each preset has its own https file, home page and licence', () => {
  expect(new Set(presets().map(({ id }) => id)).size).toBe(presets().length);
  expect(new Set(presets().map(({ url }) => url)).size).toBe(presets().length);
  expect(new Set(presets().map(({ name }) => name)).size).toBe(presets().length);
  for (const { id, url, homePage, licence } of presets()) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(parseFeedAddress(url)).toMatchObject({ status: 'ok', url });
    expect(url.slice('https://raw.githubusercontent.com'.length)).toContain(
      new URL(homePage).pathname,
    );
    expect(homePage).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+$/);
    expect(url).toMatch(/\/[\w-]*[A-Za-z]\.(txt|json|csv)$/);
    expect(licence).toMatch(/^(MIT|GPL-3\.0|Apache-2\.0)$/);
  }
});

test('each preset says what is in it, and where it is of one network, of which', () => {
  for (const { name, about, networkId } of presets()) {
    expect(name).toMatch(/^[A-Z].*[\w)]$/);
    expect(about).toMatch(/^[A-Z].*\w\.$|^[A-Z].*\)[^.]*\. .*\.$/);
    const network = networkId === null ? '' : findNetwork(networkId).name;
    expect([name, about]).toEqual([
      expect.stringContaining(network),
      expect.stringContaining(network),
    ]);
  }
});

test('a preset whose file is called after a network is of that network', () => {
  const called = presets().filter(({ url, networkId }) => {
    const file = /(?:_|\/)([\w-]+?)\.\w+$/.exec(url)?.[1]?.split('_').at(-1) ?? '';
    const [network] = findNamed(file);
    if (network) expect([url, networkId]).toEqual([url, network.id]);
    return network;
  });
  expect(called.length).toBe(10);
});
