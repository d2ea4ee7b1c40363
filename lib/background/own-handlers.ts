import * as z from 'zod/mini';
import { AccountKey, OwnKind } from '@/lib/extension/own-entries';
import { ownLimits } from '@/lib/extension/own-limits';
import { longestOwnFile, type OwnMessages } from '@/lib/extension/own-messages';
import { Address, Network, Nothing } from './inputs';
import { exportOwnLists, importOwn, listOwn, previewOwn, putOwn, removeOwn } from './own-lists';
import type { Handlers } from './serve';

const File = z.strictObject({ text: z.string().check(z.maxLength(longestOwnFile)) });

/** One function a message about the user's own lists. */
export const ownHandlers: Pick<Handlers, keyof OwnMessages> = {
  'own/list': { input: () => Nothing, answer: listOwn },
  'own/put': {
    input: () =>
      z.strictObject({
        address: Address,
        networkId: z.nullable(Network),
        kind: OwnKind(),
        name: z.exactOptional(z.string().check(z.maxLength(ownLimits.name.sent))),
        note: z.exactOptional(z.string().check(z.maxLength(ownLimits.note.sent))),
        seen: z.exactOptional(z.int()),
      }),
    answer: putOwn,
  },
  'own/remove': {
    input: () => z.strictObject({ key: AccountKey }),
    answer: ({ key }) => removeOwn(key),
  },
  'own/export': { input: () => Nothing, answer: exportOwnLists },
  'own/preview': { input: () => File, answer: ({ text }) => previewOwn(text) },
  'own/import': { input: () => File, answer: ({ text }) => importOwn(text) },
};
