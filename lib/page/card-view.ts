import type { PageAnswer } from '@/lib/extension/messages';
import type { Level } from '@/lib/verdict/verdict';

const name = 'Wallet Address Check';

/** A shape for each level, because colour is never alone. */
const marks: Record<Level, string> = {
  danger: '×',
  caution: '!',
  invalid: '≠',
  unknown: '?',
  clear: '–',
};

export type CardActions = { copy: () => Promise<void>; close: () => void };

/**
 * The inside of the card, in plain DOM: all words are text nodes, so report text stays text.
 * @param note one line below the reasons, or empty
 */
export function cardView(answer: PageAnswer, note: string, actions: CardActions): HTMLElement {
  const { level, headline, address, networkNames, reasons } = answer;
  const card = element('section', 'card', [
    element('header', '', [
      element('span', 'mark', [marks[level]]),
      element('h2', '', [headline]),
      element('small', '', [name]),
    ]),
    element('div', 'body', [
      element(
        'p',
        'address',
        (address.match(/.{1,4}/g) ?? []).map((group) => element('span', '', [group])),
      ),
      element('p', '', [networkNames]),
      element('ul', '', reasons.map(reasonItem)),
      ...(note ? [element('p', '', [note])] : []),
      buttons(actions),
    ]),
  ]);
  card.dataset['level'] = level;
  card.setAttribute('role', 'region');
  card.setAttribute('aria-label', name);
  return card;
}

function reasonItem({ level, text, source }: PageAnswer['reasons'][number]): HTMLElement {
  const item = element('li', '', [text, ...(source ? [element('p', '', [source])] : [])]);
  item.dataset['level'] = level;
  return item;
}

function buttons({ copy, close }: CardActions): HTMLElement {
  const copyButton = element('button', '', ['Copy']);
  copyButton.addEventListener('click', async (event) => {
    // The page can click, but not with a trusted event.
    if (!event.isTrusted) return;
    try {
      await copy();
      copyButton.textContent = 'Copied';
    } catch {
      copyButton.textContent = 'Could not copy';
    }
  });
  // A page without TLS has no clipboard; its copy event could put another address there.
  copyButton.hidden = !navigator.clipboard;
  const closeButton = element('button', '', ['Close']);
  closeButton.addEventListener('click', (event) => {
    if (event.isTrusted) close();
  });
  return element('div', '', [copyButton, closeButton]);
}

function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  content: (Node | string)[],
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}
