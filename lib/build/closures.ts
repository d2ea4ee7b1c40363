import type { ESTree } from 'vite';
import {
  type Class,
  functionFor,
  isMethod,
  isPrivate,
  type Member,
  mark,
  notUnderstood,
  ownName,
  type Print,
  self,
} from './class-function';
import { type Edit, edited, isWithin, nodesOf, type Span } from './nodes';

/**
 * Writes each class that extends nothing as a function that returns an object. What is private becomes a variable or a function in
 * there: a minifier shortens `#field` to a letter but never the `this.` before it, and moves a function to where it is called.
 * The object has no prototype, so this is for classes of which there are few instances. Throws where it does not understand a class.
 */
export function closuresForClasses(code: string): string {
  if (code.includes(mark)) throw notUnderstood(`a name with ${mark}`);
  const nodes = nodesOf(code);
  const classes = classesAmong(nodes);
  const inner = classes.flatMap((made) => [...selfEdits(made, nodes), ...useEdits(made, nodes)]);
  const print: Print = (node) => edited(code, inner, node);
  const whole = classes.map((made) => ({
    start: made.start,
    end: made.end,
    text: functionFor(made, nodes, print),
  }));
  const outside = inner.filter((edit) => !classes.some((made) => isWithin(made, edit)));
  return edited(code, [...outside, ...whole], { start: 0, end: code.length });
}

/** A bundler writes each as `var Name = class { … };`. */
function classesAmong(nodes: ESTree.Node[]): Class[] {
  const classes = nodes.flatMap((node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return [];
    if (node.init?.type !== 'ClassExpression' || node.init.superClass) return [];
    const { start, end, body } = node.init;
    return [{ start, end, name: node.id.name, members: body.body.map(understood) }];
  });
  const isClass = ({ type }: ESTree.Node) =>
    type === 'ClassExpression' || type === 'ClassDeclaration';
  const simple = nodes.filter(
    (node) => isClass(node) && !('superClass' in node && node.superClass),
  );
  if (simple.length !== classes.length) throw notUnderstood('a class without a name');
  return classes;
}

function understood(member: ESTree.ClassElement): Member {
  const { type } = member;
  if (type !== 'PropertyDefinition' && type !== 'MethodDefinition') throw notUnderstood(type);
  if (member.static || member.computed) throw notUnderstood('a static or computed member');
  if (type === 'MethodDefinition' && member.kind === 'set') throw notUnderstood('a setter');
  return member;
}

/** What says `this` within a class. */
function selfEdits({ name, members, ...span }: Class, nodes: ESTree.Node[]): Edit[] {
  const within = nodes.filter((node) => isWithin(span, node));
  const privates = within.flatMap((node) => {
    if (node.type !== 'MemberExpression' || node.property.type !== 'PrivateIdentifier') return [];
    if (node.object.type !== 'ThisExpression') throw notUnderstood('what is private of another');
    return [{ ...spanOf(node), name: node.property.name + mark }];
  });
  const count = (type: ESTree.Node['type']) => within.filter((node) => node.type === type).length;
  const isClear =
    count('FunctionExpression') === count('MethodDefinition') &&
    count('FunctionDeclaration') === 0 &&
    count('ClassDeclaration') === 0 &&
    count('ClassExpression') === 1 &&
    count('PrivateIdentifier') === members.filter(isPrivate).length + privates.length;
  if (!isClear) throw notUnderstood(name);
  const getters = new Set(members.filter(isGetter).map(ownName));
  const handlers = within.filter((node) => isHandler(node, members));
  const isApart = ({ start }: Span) => !privates.some((one) => one.start === start);
  const others = within.filter((node) => node.type === 'ThisExpression' && isApart(node));
  return [
    ...privates.map((one) => ({
      ...spanOf(handlers.find((node) => isWithin(node, one)) ?? one),
      text: getters.has(one.name) ? `${one.name}()` : one.name,
    })),
    ...others.map((node) => ({ ...spanOf(node), text: self })),
  ];
}

/** `(event) => this.#on(event)`, where the method asks for no more: it is handed over itself. */
function isHandler(node: ESTree.Node, members: Member[]): boolean {
  if (node.type !== 'ArrowFunctionExpression' || node.body.type !== 'CallExpression') return false;
  const { callee, arguments: given } = node.body;
  if (callee.type !== 'MemberExpression' || node.params.length !== given.length) return false;
  const name = ownName({ key: callee.property });
  const isSame = node.params.every((param, index) => {
    const passed = given[index];
    return (
      param.type === 'Identifier' && passed?.type === 'Identifier' && passed.name === param.name
    );
  });
  const method = members.find((member) => isPrivate(member) && ownName(member) === name);
  if (!isSame || !method || !isMethod(method) || method.kind !== 'method') return false;
  const { params } = method.value;
  return params.length <= given.length && params.every(({ type }) => type !== 'RestElement');
}

/** A class may only be called with `new`, which goes. */
function useEdits({ name }: Class, nodes: ESTree.Node[]): Edit[] {
  const calls = nodes.flatMap((node) => {
    if (node.type !== 'NewExpression') return [];
    const { start, callee } = node;
    const isOwn = callee.type === 'Identifier' && callee.name === name;
    return isOwn ? [{ start, end: callee.start, text: '' }] : [];
  });
  const named = nodes.filter((node) => node.type === 'Identifier' && node.name === name);
  if (named.length !== calls.length + 1) throw notUnderstood(`another use of ${name}`);
  return calls;
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function isGetter(member: Member): boolean {
  return isMethod(member) && member.kind === 'get';
}
