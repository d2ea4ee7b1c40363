import { isBlock } from './breaks';
import { own } from './kinds';
import { now } from './now';
import { textsUnder } from './texts-under';
import { isEdited } from './treatment';
import { copying, telling } from './words';

/** More changes than that, and the page is read again as a whole. */
const maxQueue = 2000;
/** How long nobody types in an editor before its text is read again, in milliseconds. */
const quietMs = 600;
/** How long it waits at the latest, in milliseconds. */
const lastMs = 3000;

/** A link of more texts is no shortened address. */
const maxLinkTexts = 8;

/** Nodes that came or changed, each once, in their order. What is typed in an editor waits until the typing has paused. */
export class ChangeQueue {
  /** Counts up with every batch of changes. */
  editCount = 0;
  /** Something was taken away since this was last set to false. */
  removed = false;
  /** There were too many changes to keep. At first, all is new. */
  overflown = true;
  readonly #onChange: (isTypingBegun?: boolean) => void;
  readonly #observer = new MutationObserver((records) => this.#note(records));
  readonly #nodes = new Set<Node>();
  readonly #edited = new Set<Node>();
  /** When what is in `#edited` is read at the latest; 0: nothing is. */
  #flushAt = 0;
  #editing: ReturnType<typeof setTimeout> | undefined;

  /** @param onChange called with every batch of changes, and told with which one typing in an editor begins */
  constructor(onChange: (isTypingBegun?: boolean) => void) {
    this.#onChange = onChange;
  }

  observe(root: Document | ShadowRoot): void {
    this.#observer.observe(root, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: telling,
    });
  }

  stop(): void {
    this.#observer.disconnect();
    clearTimeout(this.#editing);
  }

  get isEmpty(): boolean {
    return !this.#nodes.size;
  }

  add(node: Node): void {
    this.#nodes.add(node);
  }

  /** Takes the next node out. */
  takeNode(): Node | undefined {
    const [node] = this.#nodes;
    if (node) this.#nodes.delete(node);
    return node;
  }

  clear(): void {
    this.#nodes.clear();
    this.overflown = false;
  }

  #note(records: MutationRecord[]): void {
    this.editCount++;
    const flushAt = this.#flushAt;
    const { activeElement } = document;
    const isEditing = isEdited(activeElement);
    let isTyped = false;
    for (const record of records) {
      const isEdit = isEditing && activeElement.contains(record.target);
      isTyped ||= isEdit;
      this.#add(record, isEdit ? this.#edited : this.#nodes);
    }
    if (isTyped) this.#waitForPause();
    if (this.#nodes.size + this.#edited.size > maxQueue) {
      this.#nodes.clear();
      this.#edited.clear();
      this.overflown = true;
    }
    this.#onChange(isTyped && !flushAt);
  }

  #add(record: MutationRecord, queue: Set<Node>): void {
    const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
    if (type === 'characterData') queue.add(target);
    if (type === 'attributes') for (const node of meantBy(record)) queue.add(node);
    // A row that is built in its place is read once, and not again with each cell and text.
    const isNoted = [target, own(target, 'parentNode')].some((node) => queue.has(Object(node)));
    if (!isNoted) for (const node of addedNodes) queue.add(node);
    if (!removedNodes[0]) return;
    this.removed = true;
    // What stood before and after may be one word now.
    for (const beside of [previousSibling, nextSibling])
      if (beside && !isBlock(beside)) queue.add(beside);
  }

  #waitForPause(): void {
    clearTimeout(this.#editing);
    const at = now();
    this.#flushAt ||= at + lastMs;
    const pause = Math.min(quietMs, this.#flushAt - at);
    this.#editing = setTimeout(() => {
      this.#flushAt = 0;
      for (const node of this.#edited) this.#nodes.add(node);
      this.#edited.clear();
      this.#onChange();
    }, pause);
  }
}

/** The texts that an attribute may say something of; where there are none, what is to be read in their place. */
function meantBy({ target, attributeName }: MutationRecord): Node[] {
  // A button carries it for a text beside it.
  const isBeside = copying === `[${attributeName}]`;
  const around = (isBeside && target.parentNode) || target;
  const texts: Node[] = [];
  for (const text of textsUnder(around)) if (texts.push(text) === maxLinkTexts) break;
  if (texts[0]) return texts;
  // What is typed in a field comes with an event.
  const isField = target instanceof HTMLInputElement && target !== document.activeElement;
  return isBeside || isField ? [around] : [];
}
