import type { ESTree } from 'vite';
import { type Edit, edited, isWithin, nodesOf, type Span } from './nodes';

type Block = ESTree.Program | ESTree.BlockStatement;

/**
 * Writes functions that are declared as arrow functions, which take fewer letters, at the beginning of their block, where they are as
 * early as before. Those that yield or say `this` or `arguments` stay. For code that calls none of its functions with `new`.
 */
export function arrowsForFunctions(code: string): string {
  const nodes = nodesOf(code);
  const bound = nodes.filter((node) => {
    return node.type === 'Identifier' ? node.name === 'arguments' : node.type === 'ThisExpression';
  });
  const isMovable = (node: ESTree.Node): node is ESTree.Function =>
    node.type === 'FunctionDeclaration' &&
    !node.generator &&
    !bound.some((one) => isWithin(node, one));
  const blocks = nodes.filter(
    (node): node is Block =>
      (node.type === 'Program' || node.type === 'BlockStatement') && node.body.some(isMovable),
  );
  const print = (node: Span): string => {
    const inner = blocks.filter((block) => isWithin(node, block));
    const isOutermost = (block: Block) =>
      inner.every((one) => one === block || !isWithin(one, block));
    return edited(code, inner.filter(isOutermost).map(rewritten), node);
  };
  const rewritten = ({ type, start, end, body }: Block): Edit => {
    const statements: ESTree.Node[] = body;
    const arrows = statements.filter(isMovable).map(({ id, async, params, body }) => {
      const kind = async ? 'async ' : '';
      return `const ${id?.name} = ${kind}(${params.map(print)}) => ${body && print(body)};`;
    });
    const rest = statements.filter((node) => !isMovable(node)).map(print);
    const text = [...arrows, ...rest].join('\n');
    return { start, end, text: type === 'Program' ? text : `{${text}}` };
  };
  return print({ start: 0, end: code.length });
}
