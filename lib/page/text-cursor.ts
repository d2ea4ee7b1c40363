/** A text node, and where its text stands in the text of all that is read. UTF-16 offsets. */
export type Piece = { node: Text; at: number; end: number };

/** Finds the text nodes that hold parts of a text, which is the text of all nodes from one on. Goes forward only. */
export class TextCursor {
  readonly #walker: TreeWalker;
  #node: Text | undefined;
  #at = 0;
  #end = 0;
  /** What was found last: the next run may begin there. */
  #pieces: Piece[] = [];

  /** @param from a text, or the node in or after which the first text stands */
  constructor(from: Node) {
    this.#walker = document.createTreeWalker(
      from.getRootNode(),
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION,
    );
    this.#walker.currentNode = from;
    this.#enter(from instanceof Text ? from : this.#walker.nextNode());
  }

  /** The pieces of a run, which begins no earlier than the last one; empty where the nodes hold less text. */
  piecesOf(start: number, end: number): readonly Piece[] {
    const pieces = this.#pieces.filter((piece) => piece.end > start);
    while (this.#node && this.#end <= start) this.#enter(this.#walker.nextNode());
    while (this.#node && this.#at < end) {
      const last = pieces.at(-1);
      if (this.#end > this.#at && (!last || last.at < this.#at)) {
        pieces.push({ node: this.#node, at: this.#at, end: this.#end });
      }
      if (this.#end >= end) break;
      this.#enter(this.#walker.nextNode());
    }
    this.#pieces = pieces;
    return this.#node ? pieces : [];
  }

  #enter(node: Node | null): void {
    this.#node = node instanceof Text ? node : undefined;
    this.#at = this.#end;
    this.#end += this.#node?.length ?? 0;
  }
}
