import { linesOf } from '@/lib/extension/lines';
import { parseJson } from '@/lib/extension/parse-json';
import { isEscaped } from './strict-json';

type Line = { indent: number; text: string };

/** Blocks in each other; no list has as many. */
const deepest = 20;

/** What is no plain text: an anchor, a tag, an alias, a mapping in one line, or a directive. */
const special = /^[&*!{%@`]/;

/**
 * A text as what it says in YAML, in the part of that in which lists are written: mappings and sequences by their indentation, and plain,
 * quoted and folded texts, which stay texts; undefined where it has anything else.
 */
export function parseYaml(text: string): unknown {
  const lines: Line[] = [];
  for (const { text: written } of linesOf(text)) {
    const said = written.trim();
    if (said === '' || said.startsWith('#') || said === '---' || said === '...') continue;
    if (lines.length === 0 && !isEntry(said) && keyIn(said) === null) return undefined;
    const indent = written.search(/[^ ]/);
    if (written[indent] === '\t') return undefined;
    lines.push({ indent, text: said });
  }
  const reader = new Reader(lines);
  const value = reader.block(0);
  return reader.isDone ? value : undefined;
}

class Reader {
  #at = 0;
  #isBroken = false;
  readonly lines: Line[];

  constructor(lines: Line[]) {
    this.lines = lines;
  }

  get isDone(): boolean {
    return !this.#isBroken && this.#at === this.lines.length;
  }

  /** What begins with the line that is next. */
  block(depth: number): unknown {
    const line = this.lines[this.#at];
    if (!line || depth > deepest) return this.#fail();
    return isEntry(line.text) ? this.#sequence(line.indent, depth) : this.#mapping(line, depth);
  }

  #sequence(indent: number, depth: number): unknown[] {
    const entries: unknown[] = [];
    for (let line = this.#next(indent); line && isEntry(line.text); line = this.#next(indent)) {
      const rest = line.text.slice(1).trimStart();
      if (isEntry(rest) || keyIn(rest) !== null) {
        // What stands behind the dash is the first line of a block that the next ones go on with.
        this.lines[this.#at] = { indent: indent + line.text.length - rest.length, text: rest };
        entries.push(this.block(depth + 1));
      } else {
        this.#at += 1;
        entries.push(this.#value(rest, indent, indent + 1, depth));
      }
    }
    return entries;
  }

  /** Where its first field comes again, another record begins: 'address: …' below each other, between blank lines or '---'. */
  #mapping({ indent }: Line, depth: number): unknown {
    const records: Map<string, unknown>[] = [new Map()];
    for (let line = this.#next(indent); line && !isEntry(line.text); line = this.#next(indent)) {
      const key = keyIn(line.text);
      if (key === null) return this.#fail();
      this.#at += 1;
      const rest = line.text.slice(key.length + 1).trimStart();
      // The entries under a key may stand right below it.
      const from = isEntry(this.#next(indent)?.text ?? '') ? indent : indent + 1;
      const name = `${scalar(key.trimEnd())}`;
      if (records.at(-1)?.keys().next().value === name) records.push(new Map());
      const fields = records.at(-1);
      if (fields?.has(name)) return this.#fail();
      fields?.set(name, this.#value(rest, indent, from, depth));
    }
    const all = records.map((fields) => Object.fromEntries(fields));
    return records.length > 1 ? all : all[0];
  }

  /** What stands behind a dash, or a key, or in the lines below it, so far in at least. */
  #value(rest: string, indent: number, from: number, depth: number): unknown {
    if (rest !== '' && !rest.startsWith('#')) return this.#text(rest, indent);
    const next = this.lines[this.#at];
    return next && next.indent >= from ? this.block(depth + 1) : null;
  }

  #text(written: string, indent: number): unknown {
    const isFolded = /^[|>][-+\d]*$/.test(written);
    const parts = isFolded ? [] : [written];
    for (
      let line = this.lines[this.#at];
      line && line.indent > indent;
      line = this.lines[this.#at]
    ) {
      // A text that goes on below says nothing like a field, or something was mistyped.
      if (!isFolded && (isEntry(line.text) || keyIn(line.text) !== null)) return this.#fail();
      parts.push(line.text);
      this.#at += 1;
    }
    const text = parts.join(' ');
    if (isFolded) return text;
    return special.test(text) ? this.#fail() : scalar(text);
  }

  #next(indent: number): Line | undefined {
    const line = this.lines[this.#at];
    return line?.indent === indent && !this.#isBroken ? line : undefined;
  }

  #fail(): undefined {
    this.#isBroken = true;
  }
}

function isEntry(text: string): boolean {
  return text === '-' || text.startsWith('- ');
}

/** The key that a line begins with, as it is written; null: it has none. */
function keyIn(text: string): string | null {
  if (/^["']/.test(text)) {
    const key = quotedIn(text);
    return key !== '' && /^:(?:\s|$)/.test(text.slice(key.length)) ? key : null;
  }
  const at = text.search(/:(?:\s|$)/);
  const key = at < 0 ? '' : text.slice(0, at);
  return key === '' || special.test(key) || /^[[|>#]|\s#/.test(key) ? null : key;
}

/** The quoted text that a text begins with; empty where it does not, or has no end. Of a list, it may be any length. */
function quotedIn(text: string): string {
  const [quote = ''] = /^["']/.exec(text) ?? [];
  if (quote === '') return '';
  for (let at = text.indexOf(quote, 1); at > 0; at = text.indexOf(quote, at + 1)) {
    if (quote === "'" && text[at + 1] === quote) at += 1;
    else if (quote === "'" || !isEscaped(text, at)) return text.slice(0, at + 1);
  }
  return '';
}

/** A text without its quotes, or a comment behind it; a list in one line as the texts in it. */
function scalar(written: string): unknown {
  const quoted = quotedIn(written);
  if (quoted !== '' && /^(?:$|\s+#)/.test(written.slice(quoted.length))) {
    const inner = quoted.slice(1, -1);
    return quoted.startsWith('"') ? (parseJson(quoted) ?? inner) : inner.replaceAll("''", "'");
  }
  const at = written.search(/\s#/);
  const text = at < 0 ? written : written.slice(0, at).trimEnd();
  if (text === '~' || text === 'null') return null;
  if (!/^\[[^[\]]*\]$/.test(text)) return text;
  const inner = text.slice(1, -1).trim();
  return inner === '' ? [] : inner.split(',').map((one) => scalar(one.trim()));
}
