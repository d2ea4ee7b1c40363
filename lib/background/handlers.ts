import * as z from 'zod/mini';
import { addressIn } from '@/lib/address/address-in';
import { StaleDays } from '@/lib/extension/stale-days';
import { findAccount } from './check';
import { checkHandlers } from './check-handlers';
import { dataHandlers } from './data-handlers';
import { feedHandlers } from './feed-handlers';
import { historyHandlers } from './history-handlers';
import { Address, Network, Nothing } from './inputs';
import { listSources } from './list-sources';
import { cancelListSync, startListSync } from './list-sync';
import { countLists, exportLists, searchLists } from './lists';
import { logHandlers } from './log-handlers';
import { ownHandlers } from './own-handlers';
import { pageHandlers } from './page-handlers';
import type { Handlers } from './serve';
import { forgetKey, saveKeyForService, saveService, testService } from './service-setup';
import { setSettings, viewSettings } from './settings-view';

const filter = () => ({
  // Of a payment link or a sentence, the address.
  search: z.pipe(Address, z.transform(addressIn)),
  match: z.exactOptional(z.enum(['start', 'whole'])),
  networkId: z.nullable(Network),
  sourceId: z.exactOptional(
    z.nullable(z.union([z.enum(['starter', 'service']), z.templateLiteral(['list:', z.string()])])),
  ),
});

/** One function a message; each parses its input. Who may send which is in senders.ts. */
export const handlers: Handlers = {
  'reports/search': {
    input: () =>
      z.strictObject({
        ...filter(),
        page: z.int().check(z.positive()),
        pageSize: z.exactOptional(z.int().check(z.minimum(1), z.maximum(100))),
        sort: z.exactOptional(z.enum(['date', 'count'])),
        quick: z.exactOptional(z.boolean()),
      }),
    answer: searchLists,
  },
  'reports/count': { input: () => z.strictObject(filter()), answer: countLists },
  'reports/export': {
    input: () =>
      z.strictObject({
        ...filter(),
        after: z.nullable(z.strictObject({ segment: z.int(), rows: z.int().check(z.positive()) })),
      }),
    answer: exportLists,
  },
  'reports/of-account': {
    input: () => z.strictObject({ address: Address, networkId: z.nullable(Network) }),
    answer: findAccount,
  },
  'sources/list': { input: () => Nothing, answer: () => listSources() },
  'sources/update': {
    input: () => Nothing,
    answer: async () => {
      await startListSync();
      return listSources();
    },
  },
  'sources/stop': {
    input: () => Nothing,
    answer: async () => {
      await cancelListSync();
      return listSources();
    },
  },
  'settings/get': { input: () => Nothing, answer: viewSettings },
  'settings/set': {
    input: () =>
      z.strictObject({
        pageChecks: z.exactOptional(z.boolean()),
        quietUnderline: z.exactOptional(z.boolean()),
        notifyReported: z.exactOptional(z.boolean()),
        askOnHover: z.exactOptional(z.boolean()),
        holdPastes: z.exactOptional(z.boolean()),
        staleDays: z.exactOptional(StaleDays()),
        onboarded: z.exactOptional(z.boolean()),
        history: z.exactOptional(z.boolean()),
        site: z.exactOptional(
          z.strictObject({ host: z.string().check(z.maxLength(253)), enabled: z.boolean() }),
        ),
      }),
    answer: setSettings,
  },
  'service/save': {
    input: () => z.strictObject({ address: z.nullable(z.string().check(z.maxLength(2048))) }),
    answer: ({ address }) => saveService(address),
  },
  'key/save': {
    input: () => z.strictObject({ key: z.string().check(z.maxLength(4096)) }),
    answer: ({ key }) => saveKeyForService(key),
  },
  'key/remove': { input: () => Nothing, answer: forgetKey },
  'service/test': { input: () => Nothing, answer: testService },
  ...checkHandlers,
  ...dataHandlers,
  ...feedHandlers,
  ...historyHandlers,
  ...logHandlers,
  ...ownHandlers,
  ...pageHandlers,
};
