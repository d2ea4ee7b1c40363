import { type ESTree, parseAst } from 'vite';

export type Span = { start: number; end: number };
/** What stands in the place of a span. */
export type Edit = Span & { text: string };

/** Every node of a program, those outside before those within. */
export function nodesOf(code: string): ESTree.Node[] {
  return [...nodesIn(parseAst(code))];
}

export function isWithin(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The code of a node with what is changed in it. No change overlaps another. */
export function edited(code: string, edits: Edit[], node: Span): string {
  let text = '';
  let at = node.start;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (!isWithin(node, edit)) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, node.end);
}

function* nodesIn(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

function isNode(value: object): value is ESTree.Node {
  return 'type' in value && typeof value.type === 'string';
}
