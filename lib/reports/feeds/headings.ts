import { harmlessHeading } from './harmless';
import { isAddress } from './read-row';
import { accuses, innocenceOf } from './said';

/** No heading is longer, in characters. */
const longestHeading = 100;
/** No address is longer that somebody may comment out. */
const longestComment = 300;

const comment = /^(?:#|\/\/|;)/;
/** What is nothing but a heading: `Victims:`, `=== Safe ===`, `[safe]`, `## Safe`, `safe = [`. */
const plainly = /[:：[({]$|^[#;/*=_[-]+.*[#;/*=_\]-]$|^##/;

/** What is said of a heading behind it: `False positives (do not block)`. */
const explained = /\s*[(（–—].*$/;

/** What a program calls the list that begins: `const safeAddresses = [`, `whitelist: {`, `exchanges = new Set([`. No name is as long as an address. */
const opening =
  /^(?:(?:export|static|public|private|final|readonly|const|let|var)\s+)*["'$]?([a-z][\w.]{0,23})["']?\s*(?:[:=({[].*)?[[({]$/i;

/** Follows the headings of a text: `# Whitelist`, `Victims:`, `=== Safe ===`, `whitelist = [`. */
export class Headings {
  /** Why those who stand here are not accused, in words for the user; null: they are. */
  reason: string | null = null;
  /** What they stand under, where that accuses; else it is empty. */
  title = '';
  #isApart = true;
  #isAtTop = true;
  /** What they stand under is the header of a table. */
  #isByHeader = false;
  /** Of the group, so far. Some lists keep whom they removed as comments. */
  #members: 'none' | 'comments' | 'rows' = 'none';

  /**
   * Goes on to a line. A comment on one of those who are not accused ends their group only behind a blank line, or where it accuses; what is
   * plainly a heading ends it behind one of them, too.
   */
  pass(line: string): void {
    const said = line.slice(0, longestHeading).trim();
    const heading = headingOf(said);
    if (heading === '') this.#passOther(line, said);
    else this.#passHeading(said, heading);
  }

  /**
   * Goes on to a row. Where the others of its group are comments, it is none of them. `header`: there begins a table that calls its
   * addresses so; where that tells nothing, as 'address', only what the header before told is over, as the table may have a title.
   */
  passRow(header: string | null = null): void {
    if (header !== null) {
      this.#passHeading(header, header, true);
      return;
    }
    if (this.#members === 'comments') this.reason = null;
    this.#members = 'rows';
    this.#isApart = false;
    this.#isAtTop = false;
  }

  get #hasRows(): boolean {
    return this.#members === 'rows';
  }

  #passHeading(said: string, heading: string, isHeader = false): void {
    const isPlain = heading !== said && (this.#isApart || (this.#hasRows && plainly.test(said)));
    const isNext = isHeader ? this.#isByHeader : isPlain;
    this.#isApart = false;
    const reason = reasonUnder(heading, this.#isAtTop);
    const isAccusing = reason === null && accuses(heading);
    if (isAccusing || isNext || reason !== null) this.title = isAccusing ? heading : '';
    else return;
    this.reason = reason;
    this.#isByHeader = isHeader;
    this.#members = 'none';
  }

  #passOther(line: string, said: string): void {
    this.#isApart = said === '';
    // What underlines a heading is no member.
    if (!/\w/.test(said)) return;
    if (!comment.test(said)) this.passRow();
    else if (!this.#hasRows && isAddress(firstWord(line))) this.#members = 'comments';
  }
}

/** Why those under a heading are not accused, in words for the user; null: they are, as under `Exchanges (fake)`. */
function reasonUnder(heading: string, isAtTop: boolean): string | null {
  const said = heading.replace(explained, '');
  const isTurned = innocenceOf(said) === 'exchange' && accuses(heading.slice(said.length));
  return isTurned ? null : harmlessHeading(said, isAtTop);
}

function firstWord(line: string): string {
  const said = line.slice(0, longestComment).replace(/^\W+/, '');
  return said.split(/[\s,;]/, 1)[0] ?? '';
}

/** A line without the signs that make it a heading; empty where there is a word that may be an address. */
function headingOf(said: string): string {
  const [, name] = opening.exec(said) ?? [];
  if (name)
    return name
      .replace(/([a-z])(?=[A-Z])/g, '$1 ')
      .replace(/[_.]+/g, ' ')
      .trim();
  return /\S{20}/.test(said.replace(/[#=*_-]{3,}/g, ''))
    ? ''
    : said.replace(/^[\s#;/*=_[>-]+|[\s#;/*=_\]:：-]+$/g, '');
}
