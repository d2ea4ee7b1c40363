import type { Browser } from 'wxt/browser';
import type { TabMessages } from '@/lib/extension/tab-messages';
import { isFocusedFrame } from './focused';
import { isPdf } from './kinds';
import { isAlive } from './lifetime';

/** The badge shows no more. */
const mostReported = 1000;

type Answers = {
  found: () => TabMessages['tab/found']['response'];
  reportedTexts: () => string[];
  show: (address: string) => boolean;
  refreshAll: () => void;
  /** False: no card can be opened. */
  checkSelection: () => boolean;
  noteTampering: (how: string) => void;
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
    const { type, request }: { type?: unknown; request?: unknown } = Object(message);
    const answer = answerTo(type, Object(request), answers);
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

/** Undefined: not one of ours. */
function answerTo(
  type: unknown,
  { address, how }: { address?: unknown; how?: unknown },
  answers: Answers,
): unknown {
  switch (type) {
    case 'tab/found':
      return answers.found();
    case 'tab/count':
      return answers.reportedTexts().slice(0, mostReported);
    case 'tab/show':
      return answers.show(String(address));
    case 'tab/refresh':
      answers.refreshAll();
      return null;
    case 'tab/tampered':
      answers.noteTampering(String(how));
      return null;
    case 'tab/check-selection':
      // A PDF file is shown by a page of the browser's own, in which nothing is selected.
      if (isPdf() || !isFocusedFrame()) return undefined;
      return answers.checkSelection() || undefined;
  }
  return undefined;
}
