/** A text node, and where its text stands in the text of all that is read. UTF-16 offsets. */
export type Piece = { node: Text; at: number; end: number };

/** Finds the text nodes that hold parts of a text, which is the text of all nodes from one on. Quick where it goes forward. */
export class TextCursor {
  readonly #walker: TreeWalker;
  #node: Text | undefined;
  #at = 0;
  #end = 0;

  /** @param from a text, or the node in or after which the first text stands */
  constructor(from: Node) {
    this.#walker = document.createTreeWalker(
      from.getRootNode(),
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION,
    );
    this.#walker.currentNode = from;
    this.#node = from instanceof Text ? from : toText(this.#walker.nextNode());
    this.#end = this.#node?.length ?? 0;
  }

  /** The piece that holds a place; undefined behind the end. */
  pieceAt(place: number): Piece | undefined {
    while (this.#node && place < this.#at) this.#goBack();
    // Most texts of a page are only passed here.
    while (this.#node && this.#end <= place) this.#goOn();
    return this.#node && { node: this.#node, at: this.#at, end: this.#end };
  }

  /** The pieces of a run; empty where the nodes hold less text. */
  piecesOf(start: number, end: number): Piece[] {
    const pieces: Piece[] = [];
    let piece = this.pieceAt(start);
    while (piece) {
      pieces.push(piece);
      if (piece.end >= end) return pieces;
      piece = this.pieceAt(piece.end);
    }
    return [];
  }

  #goOn(): void {
    this.#node = toText(this.#walker.nextNode());
    this.#at = this.#end;
    if (this.#node) this.#end += this.#node.length;
  }

  #goBack(): void {
    this.#node = toText(this.#walker.previousNode());
    this.#end = this.#at;
    if (this.#node) this.#at -= this.#node.length;
  }
}

/** The walkers here show nothing but texts; to ask each would take longer than to pass it. */
function toText(node: Node | null): Text | undefined {
  return (node ?? undefined) as Text | undefined;
}
