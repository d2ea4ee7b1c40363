import * as z from 'zod/mini';
import type { DataMessages } from '@/lib/extension/data-messages';
import { exportData } from './data-file';
import { eraseData } from './erase-data';
import { importData, previewData } from './import-data';
import { Nothing } from './inputs';
import type { Handlers } from './serve';

/** The browsers let no larger message through. */
const File = z.strictObject({ text: z.string().check(z.maxLength(2 ** 26)) });

/** One function a message about all that the extension keeps. */
export const dataHandlers: Pick<Handlers, keyof DataMessages> = {
  'data/export': { input: () => Nothing, answer: exportData },
  'data/preview': { input: () => File, answer: ({ text }) => previewData(text) },
  'data/import': { input: () => File, answer: ({ text }) => importData(text) },
  'data/erase': { input: () => Nothing, answer: eraseData },
};
