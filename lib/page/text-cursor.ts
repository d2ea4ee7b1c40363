import { isText } from './kinds';
import { type TextWalker, textWalkerAt } from './texts-under';

/** A text node, and where its text stands in the text of all that is read. UTF-16 offsets. */
export type Piece = { node: Text; at: number; end: number };

/** A part of the text of all that is read. UTF-16 offsets; `end` is exclusive. */
export type Part = { start: number; end: number };

/** What pieces that follow each other hold of a part. */
export function partIn({ start, end }: Part, pieces: Piece[]): Part {
  return {
    start: Math.max(start, pieces[0]?.at ?? end),
    end: Math.min(end, pieces.at(-1)?.end ?? start),
  };
}

/** Finds the text nodes that hold parts of a text, which is the text of all nodes from one on. Quick where it goes forward. */
export class TextCursor {
  readonly #walker: TextWalker;
  #node: Text | null;
  #at = 0;
  #end = 0;

  /** @param from a text, or the node in or after which the first text stands */
  constructor(from: Node) {
    this.#walker = textWalkerAt(from);
    this.#node = isText(from) ? from : this.#walker.nextNode();
    this.#end = this.#node?.length ?? 0;
  }

  /** The text that was looked at last. */
  get node(): Text | null {
    return this.#node;
  }

  /** The piece that holds a place; undefined behind the end. */
  pieceAt(place: number): Piece | undefined {
    const walker = this.#walker;
    let node = this.#node;
    let at = this.#at;
    let end = this.#end;
    while (node && place < at) {
      node = walker.previousNode();
      end = at;
      if (node) at -= node.length;
    }
    // Most texts of a page are only passed here.
    while (node && end <= place) {
      node = walker.nextNode();
      at = end;
      if (node) end += node.length;
    }
    this.#node = node;
    this.#at = at;
    this.#end = end;
    return node ? { node, at, end } : undefined;
  }
}
