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
    const isApart = this.#isApart;
    this.#isApart = said === '';
    // Most lines.
    if (heading === '') return;
    const reason = harmlessGroup(heading);
    const isNext = isApart && heading !== said;
    if (reason !== null || isNext || accuses(heading)) this.reason = reason;
  }
}

/** A line without the signs that make it a heading; empty where there is a word that may be an address. */
function headingOf(said: string): string {
  return /\S{20}/.test(said.replace(/[#=*_-]{3,}/g, ''))
    ? ''
    : said.replace(/^[\s#;/*=_[>-]+|[\s#;/*=_\]:-]+$/g, '');
}
