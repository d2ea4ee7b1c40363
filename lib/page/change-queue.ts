import { textsUnder } from './texts-under';
import { isEdited } from './treatment';

/** More changes than that, and the page is read again as a whole. */
const maxQueue = 2000;
/** How long nobody types in an editor before its text is read again, in milliseconds. */
const quietMs = 600;

/** A link of more texts is no shortened address. */
const maxLinkTexts = 8;

const observed: MutationObserverInit = {
  childList: true,
  characterData: true,
  subtree: true,
  // What a shortened text stands for.
  attributeFilter: ['href', 'title'],
};

/** Nodes that came or changed, each once, in their order. What is typed in an editor waits until the typing has paused. */
export class ChangeQueue {
  /** Counts up with every batch of changes. */
  count = 0;
  /** Something was taken away since this was last set to false. */
  removed = false;
  /** There were too many changes to keep. */
  overflown = false;
  readonly #onChange: () => void;
  readonly #observer = new MutationObserver((records) => this.#note(records));
  readonly #nodes = new Set<Node>();
  readonly #edited = new Set<Node>();
  #editing: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  observe(root: Document | ShadowRoot): void {
    this.#observer.observe(root, observed);
  }

  stop(): void {
    this.#observer.disconnect();
    clearTimeout(this.#editing);
  }

  get isEmpty(): boolean {
    return this.#nodes.size === 0;
  }

  add(node: Node): void {
    this.#nodes.add(node);
  }

  /** Takes the next node out. */
  take(): Node | undefined {
    for (const node of this.#nodes) {
      this.#nodes.delete(node);
      return node;
    }
    return undefined;
  }

  clear(): void {
    this.#nodes.clear();
    this.overflown = false;
  }

  #note(records: MutationRecord[]): void {
    this.count++;
    const editor = activeEditor();
    for (const record of records) {
      const queue = editor?.contains(record.target) ? this.#edited : this.#nodes;
      this.#add(record, queue);
    }
    if (this.#edited.size > 0) this.#waitForPause();
    if (this.#nodes.size > maxQueue) {
      this.#nodes.clear();
      this.overflown = true;
    }
    this.#onChange();
  }

  #add(
    { type, target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord,
    queue: Set<Node>,
  ): void {
    if (type === 'characterData') queue.add(target);
    if (type === 'attributes') for (const text of firstTexts(target)) queue.add(text);
    for (const node of addedNodes) queue.add(node);
    if (removedNodes.length === 0) return;
    this.removed = true;
    // What stood before and after may be one word now.
    if (previousSibling instanceof Text) queue.add(previousSibling);
    if (nextSibling instanceof Text) queue.add(nextSibling);
  }

  #waitForPause(): void {
    clearTimeout(this.#editing);
    this.#editing = setTimeout(() => {
      for (const node of this.#edited) this.#nodes.add(node);
      this.#edited.clear();
      this.#onChange();
    }, quietMs);
  }
}

function firstTexts(link: Node): Text[] {
  const texts: Text[] = [];
  for (const text of textsUnder(link)) if (texts.push(text) === maxLinkTexts) break;
  return texts;
}

/** The editor that the user types in. */
function activeEditor(): Element | undefined {
  const { activeElement } = document;
  return activeElement && isEdited(activeElement) ? activeElement : undefined;
}
