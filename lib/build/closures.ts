import type { ESTree } from 'vite';
import { type Edit, edited, isWithin, nodesOf, type Span } from './nodes';

type Member = ESTree.MethodDefinition | ESTree.PropertyDefinition;
type Class = Span & { name: string; members: Member[] };
type Print = (node: Span) => string;

/** Ends each name that is made here. */
const mark = '$own';
/** What was `this`. */
const self = `self${mark}`;

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
  const isApart = ({ start }: Span) => !privates.some((one) => one.start === start);
  const others = within.filter((node) => node.type === 'ThisExpression' && isApart(node));
  return [
    ...privates.map((one) => ({
      ...one,
      text: getters.has(one.name) ? `${one.name}()` : one.name,
    })),
    ...others.map((node) => ({ ...spanOf(node), text: self })),
  ];
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

function functionFor({ members, ...span }: Class, nodes: ESTree.Node[], print: Print): string {
  const fields = members.filter((member) => !isMethod(member));
  const methods = members.filter(isMethod);
  const first = methods.find(({ kind }) => kind === 'constructor')?.value;
  const blank = new Set(fields.filter((field) => isPrivate(field) && !field.value).map(ownName));
  const isOutside = (node: Span) => isWithin(span, node) && !(first && isWithin(first, node));
  const taken = nodes.flatMap((node) =>
    node.type === 'Identifier' && isOutside(node) ? [node.name] : [],
  );
  const { parameters, lines } = startOf(first, blank, new Set(taken), print);
  const variables = fields.filter(isPrivate).flatMap((field) => {
    const value = field.value ? ` = ${print(field.value)}` : '';
    return parameters.includes(ownName(field)) ? [] : [`let ${ownName(field)}${value};`];
  });
  const shown = members.flatMap((member) => {
    if (isPrivate(member) || member.value === first) return [];
    if (isMethod(member)) return [print(member)];
    return member.value ? [`${print(member.key)}: ${print(member.value)}`] : [];
  });
  const functions = methods.filter(isPrivate).map((method) => {
    const { async, generator } = method.value;
    const kind = `${async ? 'async ' : ''}function${generator ? '*' : ''}`;
    return `${kind} ${ownName(method)}${print(method.value)}`;
  });
  return `function (${parameters}) {
${variables.join('\n')}
const ${self} = { ${shown.join(',\n')} };
{ ${lines.join('\n')} }
return ${self};
${functions.join('\n')}
}`;
}

/**
 * What the constructor takes and does. A parameter that only fills a field is the field; one whose name means something else in the
 * methods gets another name.
 */
function startOf(
  first: ESTree.Function | undefined,
  blank: Set<string>,
  taken: Set<string>,
  print: Print,
) {
  const statements = new Set(first?.body?.body);
  const copies: string[] = [];
  const parameters = (first?.params ?? []).map((param, index) => {
    const filled = [...statements].find((one) => blank.has(fieldFrom(one, param)));
    if (filled) statements.delete(filled);
    if (param.type === 'Identifier' && !filled && !taken.has(param.name)) return param.name;
    if (param.type !== 'Identifier' && param.type !== 'ObjectPattern')
      throw notUnderstood(param.type);
    const name = filled ? fieldFrom(filled, param) : `given${index}${mark}`;
    copies.push(`const ${print(param)} = ${name};`);
    return name;
  });
  return { parameters, lines: [...copies, ...[...statements].map(print)] };
}

/** The field that a statement sets to a parameter; '' for none. */
function fieldFrom(statement: ESTree.Node, param: ESTree.ParamPattern): string {
  if (statement.type !== 'ExpressionStatement' || param.type !== 'Identifier') return '';
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return '';
  const { left, right } = expression;
  if (right.type !== 'Identifier' || right.name !== param.name) return '';
  return left.type === 'MemberExpression' ? ownName({ key: left.property }) : '';
}

function ownName({ key }: { key: ESTree.Node }): string {
  return key.type === 'PrivateIdentifier' ? key.name + mark : '';
}

function isPrivate({ key }: { key: ESTree.Node }): boolean {
  return key.type === 'PrivateIdentifier';
}

function isMethod(member: Member): member is ESTree.MethodDefinition {
  return 'kind' in member;
}

function isGetter(member: Member): boolean {
  return isMethod(member) && member.kind === 'get';
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function notUnderstood(what: string): Error {
  return new Error(`Of the classes this is not understood: ${what}`);
}
