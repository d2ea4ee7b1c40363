import type { Browser } from 'wxt/browser';
import type { TabMessages } from '@/lib/extension/tab-messages';
import { isAlive } from './lifetime';

/** What answers each message, in which anything may stand; undefined leaves it to another frame. */
type Answers = {
  [Type in keyof TabMessages]: (
    request: Partial<Record<'address' | 'how', unknown>>,
  ) => TabMessages[Type]['response'] | undefined;
};

/** Answers the messages of the popup and the background to this frame. Returns the way to stop. */
export function answerTab(
  runtime: Pick<typeof Browser.runtime, 'id' | 'onMessage'>,
  answers: Answers,
): () => void {
  const listener = (
    message: unknown,
    sender: Browser.runtime.MessageSender,
    respond: (answer: unknown) => void,
  ) => {
    if (sender.id !== runtime.id) return false;
    const { type, request }: { type?: keyof Answers; request?: unknown } = Object(message);
    const answer = type && answers[type]?.(Object(request));
    if (answer === undefined) return false;
    // Chromium takes no promise from this listener, so the answer is given here.
    respond(answer);
    return true;
  };
  runtime.onMessage.addListener(listener);
  return () => {
    // Once the extension is gone this call throws.
    if (isAlive()) runtime.onMessage.removeListener(listener);
  };
}
