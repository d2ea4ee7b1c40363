import { accuses, harmlessGroup } from './harmless';

/** No heading is longer, in characters. */
const longestHeading = 100;

/** Follows the headings of a text: `# Whitelist`, `Victims:`, `=== Safe ===`. */
export class Headings {
  /** Why those who stand here are not accused, in words for the user; null: they are. */
  reason: string | null = null;
  #isApart = true;

  /** Goes on to a line. A comment on one of those who are not accused ends their group only behind a blank line, or where it accuses. */
  pass(line: string): void {
    const said = line.slice(0, longestHeading).trim();
    const heading = headingOf(said);
    const reason = harmlessGroup(heading);
    const isNext = heading !== '' && heading !== said && this.#isApart;
    if (reason !== null) this.reason = reason;
    else if (isNext || (heading !== '' && accuses(heading))) this.reason = null;
    this.#isApart = said === '';
  }
}

/** A line without the signs that make it a heading; empty where there is a word that may be an address. */
function headingOf(said: string): string {
  return /\S{20}/.test(said.replace(/[#=*_-]{3,}/g, ''))
    ? ''
    : said.replace(/^[\s#;/*=_[>-]+|[\s#;/*=_\]:-]+$/g, '');
}
