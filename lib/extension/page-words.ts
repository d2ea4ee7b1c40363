/** Lists that a page's script does not carry. */
export type PageWords = {
  /** The source of an expression: words before a text that tell whether it is an address (see lib/address/context-names.ts). */
  context: string;
  /** Names of elements that stand for themselves: text before and after them is not one word. Blanks between, as in the next. */
  apart: string;
  /** Those that begin a line or a cell, so that no style has to be asked for. */
  blocks: string;
  /**
   * A selector of what may have a shadow tree: all but the names that pages are made of, unless they stand empty. One selector with
   * the most frequent names first: the browser passes over those by itself, in half the time.
   */
  hosts: string;
  /**
   * A selector of the elements without a hyphen in their name that may have a shadow tree (DOM standard, attachShadow). Those that pages
   * are made of nearly always stand empty then.
   */
  plainHosts: string;
  /** A selector of what is chosen in a form, by the browser's own elements or by a page's. */
  chosen: string;
  /** A selector of what does something when it is clicked on. */
  controls: string;
  /** A selector of what people read and no script does: canvas and the browser's viewer of PDF files. */
  unread: string;
  /** The source of an expression: an account's name, '|', and words that name its network, as forms do; or a short form and '|'. */
  named: string;
  /** The source of an expression: what a link leaves out, and what it writes as %3A or, within another link, as %253A. */
  escaped: string;
  /** The source of an expression: what stands before an account in a link to its page, or to pay it; not before a token or a pool. */
  toAccount: string;
  /** The source of an expression: the ending of a file, whose name may be shortened before it. */
  fileEnding: string;
  /** The source of an expression: the word for a network, '|' or ':', and what stands behind. */
  networkNames: string;
  /** Names of elements whose text is not for people, or is shown by a field; blanks between. */
  textless: string;
  /** Attributes that carry much and never an address; blanks between. */
  passedOver: string;
  /** Attributes that tell what a shortened text stands for. */
  telling: string[];
  /** The source of an expression: fields for secrets, in the words of the HTML standard. */
  secretField: string;
  /** The source of an expression: the look of private keys, which are nothing to ask anybody about. */
  secretKey: string;
  /**
   * A class of an expression: the invisible characters of lib/address/candidates.ts, by their UTF-16 units. An expression that knows
   * surrogate pairs cannot leap, and Chromium has a class of more than 16 ranges searched by a function, which takes ten times as long.
   */
  invisible: string;
  /** Types of fields that are read. */
  typed: string[];
  /**
   * The source of an expression: filters of a page in which the card can be read, as grey pages of mourning and night modes that invert
   * the root. Not by halves, nor often: that would make it grey on grey.
   */
  readable: string;
  /** The styles that tell whether a text can be seen. Read by lib/background/legible.ts in this order. */
  looks: string[];
};
