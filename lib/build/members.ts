import type { ESTree } from 'vite';
import { type Edit, edited, nodesOf } from './nodes';

/** Ends each name that is made here. */
const mark = '$member';
/** Stands for undefined, and for null. */
const none = `none${mark}`;
const nil = `nil${mark}`;
const isInstance = `isInstance${mark}`;
const nothing = new Map([
  ['void 0', none],
  ['null', nil],
]);

/**
 * Keeps names of properties in variables, which a minifier gives a letter or two: `node.isConnected` becomes `node[a]`, and
 * `{ isConnected: true }` becomes `{ [a]: true }`. What is undefined or null gets a variable, too, and `instanceof` a function. For code that
 * is one function and its call.
 * Throws where it is not.
 * @param names those that may be said often enough to be worth it
 */
export function shortMembers(code: string, names: readonly string[]): string {
  const nodes = nodesOf(code);
  const whole = nodes.find(({ type }) => type === 'ArrowFunctionExpression');
  const [program] = nodes;
  const isAlone = program?.type === 'Program' && program.body.length === 1;
  if (!isAlone || whole?.type !== 'ArrowFunctionExpression' || !whole.body)
    throw new Error('This is not one function and its call.');
  // The browsers' scripts differ: what one says once is shorter where it is.
  const often = names.filter((name) => code.split(name).length > 2);
  const wanted = new Set(often);
  const quoted = new Set(nodes.flatMap(quotedKeyOf));
  const edits = nodes.flatMap((node) =>
    quoted.has(node) ? [] : [...callOf(node, code), ...editOf(node, wanted, code)],
  );
  // No minifier looks into this, or it would write each name where it is used.
  const variables = [...often.map((name) => name + mark), none];
  const text = `const [${variables}] = ${JSON.stringify(often.join(' '))}.split(' '), ${nil} = ${none} ?? null, ${isInstance} = (one, of) => one instanceof of;`;
  const start = whole.body.start + 1;
  return edited(code, [{ start, end: start, text }, ...edits], { start: 0, end: code.length });
}

function editOf(node: ESTree.Node, names: ReadonlySet<string>, code: string): Edit[] {
  const { start, end } = node;
  const text = variableFor(node, names, code);
  if (text) return [{ start, end, text }];
  if (node.type === 'Property') {
    const { key, computed, shorthand } = node;
    const isOurs = key.type === 'Identifier' && !computed && !shorthand && names.has(key.name);
    return isOurs ? [{ start: key.start, end: key.end, text: `[${key.name}${mark}]` }] : [];
  }
  if (node.type !== 'MemberExpression' || node.computed) return [];
  const { property, optional } = node;
  if (property.type !== 'Identifier' || !names.has(property.name)) return [];
  // The dot goes, but for that of '?.'.
  return [{ start: property.start - (optional ? 0 : 1), end, text: `[${property.name}${mark}]` }];
}

/** A name in quotes before a colon, which is no value. */
function quotedKeyOf(node: ESTree.Node): ESTree.Node[] {
  const isQuoted = node.type === 'Property' && !node.computed && node.key.type === 'Literal';
  return isQuoted ? [node.key] : [];
}

/** What stands in the place of nothing, or of a name that is handed over. */
function variableFor(
  node: ESTree.Node,
  names: ReadonlySet<string>,
  code: string,
): string | undefined {
  const { type, start, end } = node;
  if (type === 'Literal' && typeof node.value === 'string')
    return names.has(node.value) ? ` ${node.value}${mark} ` : undefined;
  return type === 'Literal' || type === 'UnaryExpression'
    ? nothing.get(code.slice(start, end))
    : undefined;
}

/** A call in the place of `instanceof`. Brackets round a side stay with it. */
function callOf(node: ESTree.Node, code: string): Edit[] {
  if (node.type !== 'BinaryExpression' || node.operator !== 'instanceof') return [];
  const { start, end, left, operator } = node;
  const at = code.indexOf(operator, left.end);
  return [
    // A word may stand right before a bracket: `return(a = b) instanceof C`.
    { start, end: start, text: ` ${isInstance}(` },
    { start: at, end: at + operator.length, text: ',' },
    { start: end, end, text: ')' },
  ];
}
