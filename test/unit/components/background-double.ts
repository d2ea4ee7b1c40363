import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { latestChecks } from '@/components/check/CheckPanel';
import { checkedVerdict } from '@/components/check/CheckResult';
import { actionMenu } from '@/components/check/MenuButton';
import { recognition } from '@/components/check/use-box';
import { networkCombobox } from '@/components/NetworkPicker';
import { keyTabs } from '@/components/TabList';
import type { Messages, MessageType } from '@/lib/extension/messages';
import type { OwnEntry, OwnImport, OwnList } from '@/lib/extension/own-messages';
import type { SettingsView } from '@/lib/extension/settings-messages';
import type { TabMessages } from '@/lib/extension/tab-messages';
import type { Verdict } from '@/lib/verdict/verdict';

type Requests<M extends { [T in keyof M]: { request: unknown; response: unknown } }> = {
  [T in keyof M]: (request: M[T]['request']) => M[T]['response'] | Promise<M[T]['response']>;
};
type Answers = Partial<Requests<Messages>>;
type TabAnswers = Partial<Requests<TabMessages>>;

/** What was sent to the background since the test began, in order. */
export let sent: { type: MessageType; request: unknown }[] = [];

/** What the messages of one type were sent with. */
export function sentOf(wanted: MessageType): unknown[] {
  return sent.filter(({ type }) => type === wanted).map(({ request }) => request);
}

/** Answers messages as the background would; a message without an answer here gets an error, and one that throws gets its words. */
export function answerAs(answers: Answers): void {
  const known: Answers = {
    'settings/get': () => settings(),
    'sources/list': () => [],
    'tab/frames': () => [0],
    'feeds/list': () => [],
    'feeds/presets': () => [],
    'own/list': () => ownList(),
    'log/list': () => [],
    'many/look-up': ({ questions }) => questions.map(({ address }) => verdict({ address })),
    'history/list': () => ({ isKept: true, isLocked: false, entries: [] }),
    ...answers,
  };
  // Pages may be read, and what no test is about is not allowed.
  if (!vi.isMockFunction(browser.permissions.contains)) {
    vi.spyOn(browser.permissions, 'contains').mockImplementation(async (...[wanted]: unknown[]) =>
      JSON.stringify(wanted).includes('https://*/*'),
    );
  }
  for (const event of [browser.permissions.onAdded, browser.permissions.onRemoved]) {
    if (vi.isMockFunction(event.addListener)) continue;
    vi.spyOn(event, 'addListener').mockReturnValue();
    vi.spyOn(event, 'removeListener').mockReturnValue();
  }
  vi.spyOn(browser.runtime, 'sendMessage').mockImplementation(async (...[message]: unknown[]) => {
    const { type, request } = message as { type: MessageType; request: unknown };
    sent.push({ type, request });
    try {
      return { answer: await call(known, type, request) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** Answers as the content script of the tab 7, which is the active one. */
export function answerAsPage(answers: TabAnswers): { type: string; request: unknown }[] {
  const asked: { type: string; request: unknown }[] = [];
  vi.spyOn(browser.tabs, 'query').mockImplementation(async () => [{ id: 7 }] as never);
  vi.spyOn(browser.tabs, 'sendMessage').mockImplementation(async (...[tab, message]: unknown[]) => {
    const { type, request } = message as { type: keyof TabMessages; request: unknown };
    if (tab !== 7 || !answers[type]) throw new Error('Could not establish connection.');
    asked.push({ type, request });
    return call(answers, type, request);
  });
  return asked;
}

/** Settings of a user who has seen the first steps and has no service. */
export function settings(change: Partial<SettingsView> = {}): SettingsView {
  return {
    serviceAddress: null,
    hasKey: false,
    keyRefused: false,
    pause: null,
    hasHostPermission: false,
    pageChecks: true,
    quietUnderline: true,
    askOnHover: false,
    holdPastes: false,
    notifyReported: false,
    staleDays: 7,
    offSites: [],
    onboarded: true,
    locked: [],
    history: true,
    notice: null,
    ...change,
  };
}

/** The user's own lists, all of them synced. */
/** A file of contacts that would change nothing. */
export const noNews: Extract<OwnImport, { status: 'read' }> = {
  status: 'read',
  added: [],
  changed: [],
  kept: [],
  same: 0,
  bad: { count: 0, rows: [] },
};

export function ownList(entries: OwnEntry[] = [], change: Partial<OwnList> = {}): OwnList {
  const sync = { synced: entries.length, leftOut: 0, error: null };
  return { entries, sync, notice: null, ...change };
}

export const bitcoinAddress = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';

/** The verdict of the local lists where only the starter list is there. */
export function verdict(change: Partial<Verdict> = {}): Verdict {
  return {
    level: 'unknown',
    address: bitcoinAddress,
    networkId: null,
    networks: ['bitcoin'],
    format: 'P2PKH',
    checksum: 'verified',
    reasons: [{ code: 'starter-only', level: 'unknown' }],
    at: Date.UTC(2026, 10, 1),
    ...change,
  };
}

/** An answer that the test gives when it wants to. */
export function later<T>(): PromiseWithResolvers<T> {
  return Promise.withResolvers<T>();
}

/** What axe-core finds wrong in the document. Colours are not computed here; the built pages are looked at in real browsers. */
export async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/** Call once in a test file: an empty document and no message before each test, and what is loaded later is there. */
export function startAnew(): void {
  beforeEach(async () => {
    await Promise.all(
      [keyTabs, networkCombobox, recognition, checkedVerdict, actionMenu, latestChecks].map(loaded),
    );

    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => {};
    sent = [];
    answerAsPage({});
    // The page is in a tab.
    vi.spyOn(browser.extension, 'getViews').mockReturnValue([]);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}

const loaded = (it: { load(): Promise<unknown> }) => it.load();

function call(answers: object, type: string, request: unknown): unknown {
  const answer: unknown = Reflect.get(answers, type);
  if (typeof answer !== 'function') throw new Error(`The double has no answer to ${type}`);
  return answer(request);
}
