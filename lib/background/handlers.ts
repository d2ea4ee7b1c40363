import * as z from 'zod/mini';
import { isNetworkId, type NetworkId } from '@/lib/address/networks';
import { forgetTampered, showTampered } from '@/lib/extension/badge';
import {
  askAboutPage,
  cancelCheck,
  checkAddress,
  findAccount,
  lookUpAddresses,
  pointAt,
} from './check';
import { feedHandlers } from './feed-handlers';
import { startListSync, stopListSync } from './list-sync';
import { countLists, exportLists, listSources, searchLists } from './lists';
import { openExplorer, openPopup } from './open-tabs';
import { ownHandlers } from './own-handlers';
import { cardAnswer, lookUpAnswer } from './page-answer';
import { answerToSelection } from './selection';
import type { Handlers } from './serve';
import { forgetKey, saveKeyForService, saveService, testService } from './service-setup';
import { pageSettings, setSettings, viewSettings } from './settings-view';
import { framesOf, recount } from './tab-frames';
import { tellTopFrame } from './tabs';

/** No address of any network is longer than a Zcash unified address; 512 characters leave room. */
const Address = z.string().check(z.maxLength(512));
/** A few paragraphs. */
const Selection = z.string().check(z.maxLength(4096));
const NetworkIdInput = z.custom<NetworkId>(isNetworkId);
const filter = {
  search: Address,
  networkId: z.nullable(NetworkIdInput),
  sourceId: z.exactOptional(
    z.nullable(z.union([z.enum(['starter', 'service']), z.templateLiteral(['list:', z.string()])])),
  ),
};
const Nothing = z.undefined();

/** One function a message; each parses its input. Who may send which is in senders.ts. */
export const handlers: Handlers = {
  'page/settings': {
    input: () =>
      z.strictObject({
        topOrigin: z.nullable(z.string().check(z.maxLength(300))),
        isFirst: z.boolean(),
      }),
    answer: ({ topOrigin, isFirst }, sender) => {
      if (isFirst && sender.tab?.id !== undefined && sender.frameId === 0)
        forgetTampered(sender.tab.id);
      return pageSettings(sender, topOrigin);
    },
  },
  'page/look-up': {
    input: () => z.strictObject({ texts: z.array(Address).check(z.maxLength(200)) }),
    answer: async ({ texts }) => lookUpAnswer(await lookUpAddresses(texts)),
  },
  'page/point-at': {
    input: () => z.strictObject({ address: Address }),
    answer: async ({ address }) => cardAnswer(await pointAt(address)),
  },
  'page/check-text': {
    input: () => z.strictObject({ text: Selection }),
    answer: ({ text }) => answerToSelection(text),
  },
  'page/ask-service': {
    input: () => z.strictObject({ address: Address }),
    answer: async ({ address }) => cardAnswer(await askAboutPage(address)),
  },
  'page/open-explorer': {
    input: () => z.strictObject({ address: Address }),
    answer: async ({ address }, { tab }) => {
      await openExplorer(address, tab);
      return null;
    },
  },
  'page/open-popup': {
    input: () => z.strictObject({ address: Address }),
    answer: async ({ address }, { tab }) => {
      await openPopup(address, tab);
      return null;
    },
  },
  'page/tampered': {
    input: () => z.strictObject({ how: z.string().check(z.maxLength(40)) }),
    answer: async ({ how }, { tab, frameId }) => {
      if (tab?.id === undefined) return null;
      await showTampered(tab.id);
      if (frameId !== 0) await tellTopFrame(tab.id, how);
      return null;
    },
  },
  'page/count': {
    input: () => Nothing,
    answer: async (_, { tab, frameId }) => {
      if (tab?.id !== undefined && frameId !== undefined) await recount(tab.id, frameId);
      return null;
    },
  },
  'tab/frames': {
    input: () => z.strictObject({ tabId: z.int() }),
    answer: ({ tabId }) => framesOf(tabId),
  },
  check: {
    input: () =>
      z.strictObject({
        address: Address,
        networkId: z.nullable(NetworkIdInput),
        ask: z.enum(['local', 'service']),
      }),
    answer: checkAddress,
  },
  'check/cancel': {
    input: () => z.strictObject({ address: Address }),
    answer: async ({ address }) => {
      cancelCheck(address);
      return null;
    },
  },
  'reports/search': {
    input: () =>
      z.strictObject({
        ...filter,
        page: z.int().check(z.positive()),
        pageSize: z.exactOptional(z.int().check(z.minimum(1), z.maximum(100))),
        sort: z.exactOptional(z.enum(['date', 'count'])),
        quick: z.exactOptional(z.boolean()),
      }),
    answer: searchLists,
  },
  'reports/count': { input: () => z.strictObject(filter), answer: countLists },
  'reports/export': {
    input: () =>
      z.strictObject({
        ...filter,
        after: z.nullable(z.strictObject({ segment: z.int(), rows: z.int().check(z.positive()) })),
      }),
    answer: exportLists,
  },
  'reports/of-account': {
    input: () => z.strictObject({ address: Address, networkId: z.nullable(NetworkIdInput) }),
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
      await stopListSync();
      return listSources();
    },
  },
  'settings/get': { input: () => Nothing, answer: viewSettings },
  'settings/set': {
    input: () =>
      z.strictObject({
        pageChecks: z.exactOptional(z.boolean()),
        quietUnderline: z.exactOptional(z.boolean()),
        askOnHover: z.exactOptional(z.boolean()),
        staleDays: z.exactOptional(z.int().check(z.minimum(1), z.maximum(365))),
        onboarded: z.exactOptional(z.boolean()),
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
  ...feedHandlers,
  ...ownHandlers,
};
