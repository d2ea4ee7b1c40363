import { browser } from 'wxt/browser';
import type { TabMessages } from '@/lib/extension/tab-messages';
import { isFocusedFrame } from './focused';
import { isAlive } from './lifetime';

/**
 * Listens to what the background tells the card.
 * @param checkSelection the user pressed the shortcut in this frame; false: no card can be opened
 * @param onTampered a frame of this page tampered with its card
 * @returns stops listening
 */
export function listenForCard(
  checkSelection: () => boolean,
  onTampered: (how: string) => void,
): () => void {
  const { runtime } = browser;
  const listener = (
    message: unknown,
    sender: { id?: string | undefined },
    respond: (answer: unknown) => void,
  ) => {
    if (sender.id !== runtime.id) return false;
    const { type, request }: { type?: unknown; request?: unknown } = Object(message);
    if (type === ('tab/tampered' satisfies keyof TabMessages)) {
      onTampered(String(Object(request).how));
    }
    // A PDF file is shown by a page of the browser's own, in which nothing is selected.
    const isAsked = type === ('tab/check-selection' satisfies keyof TabMessages);
    if (!isAsked || document.contentType === 'application/pdf' || !isFocusedFrame()) return false;
    if (!checkSelection()) return false;
    // Chromium takes no promise from this listener, so the answer is given here.
    respond(true);
    return true;
  };
  runtime.onMessage.addListener(listener);
  return () => {
    // Once the extension is gone this call throws.
    if (isAlive()) runtime.onMessage.removeListener(listener);
  };
}
