import type { ESTree } from 'vite';
import { type Edit, edited, nodesOf, type Span } from './nodes';

/** Begins the variable that keeps a name. */
const mark = 'member$';
/** Stands for undefined, and for null. */
const none = '$none';
const nil = '$nil';
const isInstance = '$isInstance';
const nothing = new Map([
  ['void 0', none],
  ['null', nil],
]);

/** What is read for each letter of a page, or of its length, takes longer so. */
const hot = ['charCodeAt', 'data', 'index', 'length'];
/** What a name takes in the list and a variable among the variables, beside its letters. */
const perName = 4;

/** Where a name of a property is said, or a text without a blank. */
type Use = Span & { name: string; isText: boolean };

/**
 * Keeps names of properties that are worth it in variables, which a minifier gives a letter or two: `node.isConnected` becomes
 * `node[a]`, and `{ isConnected: true }` becomes `{ [a]: true }`. So do texts. What is undefined or null gets a variable, too, and
 * `instanceof` a function. For code that is one function and its call. Throws where it is not.
 */
export function shortMembers(code: string): string {
  const nodes = nodesOf(code);
  const whole = nodes.find(({ type }) => type === 'ArrowFunctionExpression');
  const [program] = nodes;
  const isAlone = program?.type === 'Program' && program.body.length === 1;
  if (!isAlone || whole?.type !== 'ArrowFunctionExpression' || !whole.body)
    throw new Error('This is not one function and its call.');
  const quoted = new Set(nodes.flatMap(quotedKeyOf));
  const others = nodes.filter((node) => !quoted.has(node));
  const uses = worthwhile(others.flatMap(usesOf));
  const edits = others.flatMap((node) => [...callOf(node, code), ...nothingOf(node, code)]);
  // No minifier looks into this, or it would write each name where it is used.
  const names = [...uses.keys()];
  const variables = [...names.map((_, at) => mark + at), none];
  const text = `const [${variables}] = ${JSON.stringify(names.join(' '))}.split(' '), ${nil} = ${none} ?? null, ${isInstance} = (one, of) => one instanceof of;`;
  const start = whole.body.start + 1;
  const all = [{ start, end: start, text }, ...edits, ...[...uses.values()].flatMap(editsOf)];
  return edited(code, all, { start: 0, end: code.length });
}

/** The names that take fewer letters by a variable, those said most often first: they get the shortest variables. */
function worthwhile(uses: Use[]): Map<string, Use[]> {
  const saved = ({ start, end, isText }: Use) => end - start - (isText ? 'xx' : '[xx]').length;
  const named = [...Map.groupBy(uses, ({ name }) => name)].filter(
    ([name, all]) =>
      !hot.includes(name) && all.reduce((sum, use) => sum + saved(use), 0) > name.length + perName,
  );
  return new Map(named.toSorted(([, one], [, other]) => other.length - one.length));
}

function usesOf(node: ESTree.Node): Use[] {
  const { start, end } = node;
  if (node.type === 'Literal' && typeof node.value === 'string')
    return /^\S+$/.test(node.value) ? [{ start, end, name: node.value, isText: true }] : [];
  if (node.type === 'Property') {
    const { key, computed, shorthand } = node;
    if (key.type !== 'Identifier' || computed || shorthand) return [];
    return [{ start: key.start, end: key.end, name: key.name, isText: false }];
  }
  if (node.type !== 'MemberExpression' || node.computed) return [];
  const { property, optional } = node;
  if (property.type !== 'Identifier') return [];
  // The dot goes, but for that of '?.'.
  return [{ start: property.start - (optional ? 0 : 1), end, name: property.name, isText: false }];
}

function editsOf(uses: Use[], at: number): Edit[] {
  const variable = mark + at;
  return uses.map(({ start, end, isText }) => {
    return { start, end, text: isText ? ` ${variable} ` : `[${variable}]` };
  });
}

/** A name in quotes before a colon, which is no value. */
function quotedKeyOf(node: ESTree.Node): ESTree.Node[] {
  const isQuoted = node.type === 'Property' && !node.computed && node.key.type === 'Literal';
  return isQuoted ? [node.key] : [];
}

/** A variable in the place of undefined, and of null. */
function nothingOf({ type, start, end }: ESTree.Node, code: string): Edit[] {
  const isPlain = type === 'Literal' || type === 'UnaryExpression';
  const text = isPlain ? nothing.get(code.slice(start, end)) : undefined;
  return text ? [{ start, end, text }] : [];
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
