import { parseAst } from 'vitest/node';

/** Attributes that nobody reads. */
const silent = new Set(['className', 'rel', 'style', 'd', 'viewBox', 'preserveAspectRatio']);
/** What they are told is for developers. */
const forDevelopers = /^(?:console\.\w+|logFailure|tellingErrors|DOMException)$/;

/**
 * Texts in a source file that a user would read in English whatever the language: all text in JSX, and every other literal that reads
 * like prose (two words, or a capital and small letters), but for what developers are told.
 */
export function englishLiterals(source: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: string[] = [];
  visit(parseAst(source, { lang }), found);
  return found;
}

function visit(node: unknown, found: string[]): void {
  if (Array.isArray(node)) for (const one of node) visit(one, found);
  if (!isNode(node) || isSilent(node)) return;
  const text = textOf(node);
  if (text) found.push(text.trim().replace(/\s+/g, ' '));
  for (const [name, child] of Object.entries(node)) {
    const isCompared = name === 'key' || (node.type === 'SwitchCase' && name === 'test');
    if (!isCompared) visit(child, found);
  }
}

const prose = /\p{L}{2,}[,;:]? \p{L}|^\p{Lu}\p{Ll}+(?:$|[ .…])/u;

type Node = Record<string, unknown> & { type: string };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isSilent(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return isNode(node['source']);
    case 'TSTypeAliasDeclaration':
    case 'TSLiteralType':
    // The names of keys are compared, and never shown.
    case 'BinaryExpression':
      return true;
    case 'JSXAttribute':
      return isNode(node['name']) && silent.has(String(node['name']['name']));
    case 'CallExpression':
    case 'NewExpression':
      return isNode(node['callee']) && forDevelopers.test(nameOf(node['callee']));
    default:
      return false;
  }
}

function nameOf(node: Node): string {
  if (node.type !== 'MemberExpression') return String(node['name']);
  const { object, property } = node;
  return isNode(object) && isNode(property) ? `${nameOf(object)}.${nameOf(property)}` : '';
}

/** Null where it has none, or none that reads like words. */
function textOf(node: Node): string | null {
  const { type, value, quasis } = node;
  if (type === 'JSXText') return words(value, /\p{L}/u);
  if (type === 'Literal') return words(value, prose);
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return null;
  return words(quasis.map((part) => String(part.value.raw)).join('…'), prose);
}

function words(text: unknown, like: RegExp): string | null {
  return typeof text === 'string' && like.test(text) ? text : null;
}
