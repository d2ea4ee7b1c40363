import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { forgetManaged, readManaged } from '@/lib/extension/managed';

// The next file of this world reads settings, too.
afterAll(() => {
  fakeBrowser.reset();
  forgetManaged();
});

type Property = { type: string; items?: { properties: Record<string, Property> } };

const schema: { properties: Record<string, Property> } = JSON.parse(
  readFileSync(new URL('../../../public/managed-schema.json', import.meta.url), 'utf8'),
);
/** As far as the schema says, every field of it may hold this. */
const samples: Record<string, unknown> = { string: 'some text', boolean: true, integer: 30 };
const sampleOf = ({ type, items }: Property): unknown =>
  items ? [samplesOf(items.properties)] : samples[type];
const samplesOf = (properties: Record<string, Property>) =>
  Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sampleOf(one)]));

test('all that the schema lets an administrator set is taken as it was set', async () => {
  const all = samplesOf(schema.properties);
  expect(JSON.parse(JSON.stringify(all))).toStrictEqual(all);
  const { managed } = fakeBrowser.storage;
  // As in Chromium, where content scripts can be kept from it.
  Object.assign(managed, { setAccessLevel: async () => {} });
  await managed.set(all);
  forgetManaged();
  expect(await readManaged()).toStrictEqual(all);
});
