import type { ESTree } from 'vite';
import { isWithin, type Span } from './nodes';

export type Member = ESTree.MethodDefinition | ESTree.PropertyDefinition;
export type Class = Span & { name: string; members: Member[] };
/** The code of a node, with what is changed in it. */
export type Print = (node: Span) => string;

/** Ends each name that is made here. */
export const mark = '$own';
/** What was `this`. */
export const self = `self${mark}`;

/** Writes a class as a function. */
export function functionFor(
  { members, ...span }: Class,
  nodes: ESTree.Node[],
  print: Print,
): string {
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

/** The name of what is private; '' for what is not. */
export function ownName({ key }: { key: ESTree.Node }): string {
  return key.type === 'PrivateIdentifier' ? key.name + mark : '';
}

export function isPrivate({ key }: { key: ESTree.Node }): boolean {
  return key.type === 'PrivateIdentifier';
}

export function isMethod(member: Member): member is ESTree.MethodDefinition {
  return 'kind' in member;
}

export function notUnderstood(what: string): Error {
  return new Error(`Of the classes this is not understood: ${what}`);
}
