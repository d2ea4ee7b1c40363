import type { Omnibox } from 'webextension-polyfill';
import { browser } from '@/lib/extension/browser';
import { most, type Suggestion, type Suggestions, suggest } from './omnibox-suggestions';
import { openTyped } from './open-tabs';

/** The last input: answers to earlier ones are late. */
let inputs = 0;

/** Answers the keyword in the address bar from now on. Registers its listeners synchronously. */
export function serveOmnibox(): void {
  browser.omnibox.onInputChanged.addListener((text, show) => void answer(text, show));
  browser.omnibox.onInputEntered.addListener((text, where) => void open(text, where));
}

async function open(text: string, where: Omnibox.OnInputEnteredDisposition): Promise<void> {
  try {
    await openTyped(text, where);
  } catch (error) {
    console.warn('The page could not be opened.', error);
  }
}

async function answer(
  text: string,
  show: (suggestions: Omnibox.SuggestResult[]) => void,
): Promise<void> {
  const input = ++inputs;
  try {
    const found = await suggest(text);
    if (input !== inputs) return;
    // Firefox would show it above what is typed next: there the first line stays our name, and says nothing of an address.
    if (!import.meta.env.FIREFOX) {
      browser.omnibox.setDefaultSuggestion({ description: omniboxText(found.first) });
    }
    const below = import.meta.env.FIREFOX ? withFirst(text, found) : found.others;
    show(
      below.map(({ content, description }) => ({
        content,
        description: omniboxText(description),
      })),
    );
  } catch (error) {
    console.warn('The address bar could not be answered.', error);
  }
}

/** The line of what is typed as one to choose, too, which does what Enter does. */
function withFirst(typed: string, { first, others }: Suggestions): Suggestion[] {
  const text = typed.trim();
  // Firefox leaves out a line that puts in just what is typed.
  const content = text === typed ? `${text} ` : text;
  return [{ content, description: first }, ...others].slice(0, most);
}

/** Chromium takes XML here, and a report's text is hostile; Firefox takes plain text. */
export function omniboxText(text: string, isXml = !import.meta.env.FIREFOX): string {
  if (!isXml) return text;
  // XML knows no control characters, not even as references.
  const allowed = text.replace(
    /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,
    '',
  );
  return allowed.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
