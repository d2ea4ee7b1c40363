import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { forgetTampered, showTampered } from '@/lib/extension/badge';
import { askAboutPage, markAddresses, pointAt } from './check';
import { exchangeWords, isExchange } from './exchange-words';
import { mostBehind } from './form-networks';
import { Address, Alike, Nothing } from './inputs';
import { isSeen } from './is-seen';
import { testWords } from './mistakes';
import { openExplorer, openPopup } from './open-tabs';
import { pageAddress } from './page-address';
import { cardAnswer, lookUpAnswer } from './page-answer';
import { answerToPaste, noteClicked, noteCopied } from './pastes';
import { answerToSelection } from './selection';
import type { Sender } from './senders';
import type { Handlers } from './serve';
import { pageSettings } from './settings-view';
import { similarToCopied, withSimilar } from './similar';
import { framesOf, recount } from './tab-frames';
import { tellTopFrame } from './tabs';
import { withoutStrayText } from './text-before';
import { withToken } from './token';
import { showPageSwitch } from './toolbar';
import { turnsAMinute } from './turns';

/** No text of 64 KiB holds more addresses, which is what is read of a paste (lib/page/put-field.ts): none is shorter than 25 characters. */
const mostPasted = 2622;
/** A few paragraphs. */
const Selection = () => z.string().check(z.maxLength(4096));
/** A text beside a click, or the markup of what was clicked on. */
const Beside = () => z.string().check(z.maxLength(4096));
const Style = () => z.string().check(z.maxLength(4096));
/** Of an element and of those around it: parsers of HTML nest no deeper. */
const Drawn = () => z.array(z.array(Style()).check(z.maxLength(6))).check(z.maxLength(512));
/** What stands beside a click has 1000 characters at most, but for fields (lib/page/beside-click.ts); and each text is read, alone and joined. */
const mostShown = 8192;
const Clicked = z.lazy(() =>
  z.strictObject({
    control: Beside(),
    shown: z
      .array(z.tuple([Beside(), z.number(), Drawn()]))
      .check(z.maxLength(1000))
      .check(z.refine((all) => all.reduce((sum, [text]) => sum + text.length, 0) <= mostShown)),
    steps: z.int(),
  }),
);
/** What a form says of its network, with what stands behind the word for it. */
const Near = () => z.string().check(z.maxLength(mostBehind + 100));
/** The words of a field. */
const Label = () => z.string().check(z.maxLength(120));

/** More than a user does; a page's process may be taken over, and then it says whatever it likes. */
const copies = turnsAMinute(60);
const clicks = turnsAMinute(120);
const openings = turnsAMinute(20);

/** Opens a tab, or our popup, on an address. Throws an Error with words for the user where that was too often. */
const opening = (open: typeof openPopup) => ({
  input: () => z.strictObject({ address: Address }),
  answer: async ({ address }: { address: string }, { tab }: Sender) => {
    if (!isSeen(tab)) return;
    if (!openings.take()) throw new Error(i18n.t('answer.tooOften'));
    await open(address, tab);
  },
});

/** Answers what content scripts ask, and of pages. Whoever may send it stands in senders.ts. */
export const pageHandlers: Pick<
  Handlers,
  Extract<keyof Handlers, `page/${string}` | 'tab/frames'>
> = {
  'page/settings': {
    input: () =>
      z.strictObject({
        topOrigin: z.nullable(z.string().check(z.maxLength(300))),
        isFirst: z.boolean(),
      }),
    answer: async ({ topOrigin, isFirst }, sender) => {
      const tabId = sender.frameId === 0 ? sender.tab?.id : undefined;
      const [page] = await Promise.all([
        pageSettings(sender, topOrigin),
        isFirst && tabId !== undefined ? forgetTampered(tabId) : undefined,
      ]);
      if (tabId === undefined) return page;
      // A page that has just begun finds the button as it is for all tabs.
      if (!(isFirst && page.enabled)) await showPageSwitch(tabId, page.enabled);
      return page;
    },
  },
  'page/look-up': {
    input: () => z.strictObject({ texts: z.array(Address).check(z.maxLength(200)) }),
    answer: async ({ texts }) => lookUpAnswer(await markAddresses(texts)),
  },
  'page/point-at': {
    input: () =>
      z.strictObject({
        address: Address,
        alike: Alike,
        isToken: z.optional(z.boolean()),
      }),
    answer: async ({ address, alike, isToken }, { tab }) => {
      const verdict = await pointAt(address, isSeen(tab));
      const answer = await cardAnswer(verdict);
      return withToken(withSimilar(answer, address, alike, verdict.reasons), isToken);
    },
  },
  'page/check-text': {
    input: () => z.strictObject({ text: Selection() }),
    answer: ({ text }, { tab }) => answerToSelection(text, tab?.incognito === true, isSeen(tab)),
  },
  'page/ask-service': {
    input: () => z.strictObject({ address: Address }),
    answer: async ({ address }, { tab }) =>
      cardAnswer(await (isSeen(tab) ? askAboutPage(address) : pointAt(address, false))),
  },
  'page/open-explorer': opening(openExplorer),
  'page/open-popup': opening(openPopup),
  'page/tampered': {
    input: () => z.strictObject({ how: z.string().check(z.maxLength(40)) }),
    answer: async ({ how }, { tab, frameId }) => {
      if (tab?.id === undefined) return;
      await showTampered(tab.id);
      if (frameId !== 0) await tellTopFrame(tab.id, how);
    },
  },
  'page/count': {
    input: () => Nothing,
    answer: async (_, { tab, frameId }) => {
      if (tab?.id !== undefined && frameId !== undefined) await recount(tab.id, frameId);
    },
  },
  'page/copied': {
    input: () =>
      z.strictObject({
        address: Address,
        shown: z.optional(Address),
        click: z.optional(Clicked),
      }),
    answer: async ({ address, shown = null, click }, sender) => {
      if (!sender.tab?.active || !copies.take()) return null;
      return (await noteCopied(address, shown, click)) ?? similarToCopied(address, sender);
    },
  },
  'page/clicked': {
    input: () => Clicked,
    answer: async (clicked, sender) => {
      if (!sender.tab?.active || !clicks.take()) return null;
      return similarToCopied((await noteClicked(clicked)) ?? '', sender);
    },
  },
  'page/pasted': {
    input: () =>
      z.strictObject({
        address: Address,
        also: z.exactOptional(z.array(Address).check(z.maxLength(mostPasted))),
        isPart: z.exactOptional(z.boolean()),
        isApart: z.exactOptional(z.boolean()),
        isLater: z.exactOptional(z.boolean()),
        isOne: z.exactOptional(z.boolean()),
        near: z.array(Near()).check(z.maxLength(36)),
        others: z.array(Label()).check(z.maxLength(12)),
        replaced: z.nullable(Address),
        own: z.boolean(),
      }),
    answer: (pasted, sender) => {
      const url = pageAddress(sender);
      const near = withoutStrayText(pasted.near);
      return answerToPaste(
        { ...pasted, near: [...near, ...exchangeWords(url), ...testWords(url)] },
        sender.tab?.active ?? false,
        isExchange(url),
      );
    },
  },
  'tab/frames': {
    input: () => z.strictObject({ tabId: z.int() }),
    answer: ({ tabId }) => framesOf(tabId),
  },
};
