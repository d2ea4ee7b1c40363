import type { Browser } from 'wxt/browser';
import type { TabMessages } from '@/lib/extension/messages';
import { isAlive } from './lifetime';

type Answers = {
  found: () => TabMessages['tab/found']['response'];
  show: (address: string) => boolean;
  refresh: () => void;
};

/**
 * Answers the messages of the popup and the background to this tab. A message goes to every frame of the tab: all of them
 * refresh, the top one alone answers. Returns the way to stop.
 */
export function answerTab(
  runtime: Pick<typeof Browser.runtime, 'id' | 'onMessage'>,
  isTop: boolean,
  answers: Answers,
): () => void {
  const listener = (
    message: unknown,
    sender: Browser.runtime.MessageSender,
    respond: (answer: unknown) => void,
  ) => {
    if (sender.id !== runtime.id) return false;
    const { type, address } = parse(message);
    if (type === 'tab/refresh') answers.refresh();
    if (!isTop || !isTabMessage(type)) return false;
    // Chromium takes no promise from this listener, so the answer is given here.
    respond(answerTo(type, address, answers));
    return true;
  };
  runtime.onMessage.addListener(listener);
  return () => {
    // Once the extension is gone this call throws.
    if (isAlive()) runtime.onMessage.removeListener(listener);
  };
}

function answerTo(type: keyof TabMessages, address: string, answers: Answers): unknown {
  switch (type) {
    case 'tab/found':
      return answers.found();
    case 'tab/show':
      return answers.show(address);
    case 'tab/refresh':
      return null;
  }
}

function isTabMessage(type: string): type is keyof TabMessages {
  return type === 'tab/found' || type === 'tab/show' || type === 'tab/refresh';
}

function parse(message: unknown): { type: string; address: string } {
  const { type, request } = fields(message);
  const { address } = fields(request);
  return { type: text(type), address: text(address) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function fields(value: unknown): Partial<Record<'type' | 'request' | 'address', unknown>> {
  return typeof value === 'object' && value !== null ? value : {};
}
