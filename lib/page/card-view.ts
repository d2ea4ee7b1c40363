import type { Level, Reason, Verdict } from '@/lib/verdict/verdict';
import {
  groupsOfFour,
  headline,
  levelWords,
  networkNames,
  reasonSource,
  reasonText,
} from '@/lib/verdict/words';

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
 * @param verdict undefined: not looked up yet
 * @param note one line below the reasons, or empty
 */
export function cardView(
  address: string,
  verdict: Verdict | undefined,
  note: string,
  actions: CardActions,
): HTMLElement {
  const level = verdict?.level ?? 'unknown';
  const reasons = verdict?.reasons ?? [];
  const now = Date.now();
  const card = element('section', 'card', [
    element('header', '', [
      element('span', 'mark', [marks[level]]),
      element('h2', '', [verdict ? headline(verdict) : levelWords.unknown]),
      element('small', '', ['Wallet Address Check']),
    ]),
    element('div', 'body', [
      addressLine(verdict?.address ?? address),
      ...(verdict && verdict.networks.length > 0
        ? [element('p', '', [networkNames(verdict.networks)])]
        : []),
      element(
        'ul',
        '',
        reasons.map((reason) => reasonItem(reason, now)),
      ),
      ...(note ? [element('p', '', [note])] : []),
      buttons(actions),
    ]),
  ]);
  card.dataset['level'] = level;
  card.setAttribute('role', 'region');
  card.setAttribute('aria-label', 'Wallet Address Check');
  return card;
}

function addressLine(address: string): HTMLElement {
  return element(
    'p',
    'address',
    groupsOfFour(address).map((group) => element('span', '', [group])),
  );
}

function reasonItem(reason: Reason, now: number): HTMLElement {
  const source = reasonSource(reason, now);
  const item = element('li', '', [
    reasonText(reason),
    ...(source ? [element('p', '', [source])] : []),
  ]);
  item.dataset['level'] = reason.level;
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
