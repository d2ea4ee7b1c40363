/** An expression, as a message carries it: its source and its flags. */
export type Expression = [source: string, flags?: string];

/** Lists that a page's script does not carry. In their order, so that it carries no name of them either. */
export type PageWords = [
  expressions: [
    /** Words before a text that tell whether it is an address (see lib/address/context-names.ts). */
    context: Expression,
    /** An account's name, '|', and words that name its network, as forms do; or a short form and '|'. */
    named: Expression,
    /** What a link leaves out, and what it writes as %3A or, within another link, as %253A. */
    escaped: Expression,
    /** What stands before an account in a link to its page, or to pay it; not before a token or a pool. */
    toAccount: Expression,
    /** What stands before a pool or a pair of tokens in a link to its page. */
    toMarket: Expression,
    /** The ending of a file, whose name may be shortened before it. */
    fileEnding: Expression,
    /** The word for a network, '|' or ':', and what stands behind. */
    networkNames: Expression,
    /** Fields for secrets, in the words of the HTML standard. */
    secretField: Expression,
    /** The look of private keys, which are nothing to ask anybody about. */
    secretKey: Expression,
    /**
     * Filters of a page in which the card can be read, as grey pages of mourning and night modes that invert the root. Not by halves,
     * nor often: that would make it grey on grey.
     */
    readable: Expression,
    /** What no address is in, up to where the next may begin (see lib/background/page-runs.ts). */
    passed: Expression,
    /** What is of the same run. */
    rest: Expression,
    /** Letters of other scripts in it, and what follows them. */
    broken: Expression,
    /** Groups of four that may be an address. */
    grouped: Expression,
    /** Groups of four, whatever they are. */
    groups: Expression,
    /** Dots with what stands behind, and before, if both may be of an address. */
    dotted: Expression,
    /** An address, one in groups, a short form; the parts of a short form may stand in elements of their own. */
    addressLike: Expression,
    /** What a link says about the address that it shows: no other short form. */
    aboutIt: Expression,
    /** With the name of a coin before (BIP-173). */
    bech32: Expression,
    /** An address of Ethereum that lacks digits, or has too many: elsewhere that may be any number. */
    miscounted: Expression,
    /**
     * What is written in an element of its own before a hash that may look like an address, or before an address that may look like a hash
     * (see lib/address/context-names.ts).
     */
    tellingLabel: Expression,
    /** Keys that write nothing: what is written after one is the page's. */
    passing: Expression,
    /** Keys that give no command with Ctrl that could put an address in. */
    noCommand: Expression,
    /** '0x1234…abcd': its head and its tail. */
    headAndTail: Expression,
    /** In bech32, what stands between the name and the checksum. */
    dataInBech32: Expression,
    /** What the browser calls a paste and a drop. */
    putIn: Expression,
    /** These, and a command or a choice of the browser's. */
    putInSomehow: Expression,
    /** What may be an address in the part of a link, or another word of a text. */
    longPart: Expression,
    /** The end of the address that a link to pay leads to, as short forms have it. */
    lastPart: Expression,
    /** Elements of SVG that the card is made of. */
    drawing: Expression,
    /** How what stands in the line of a text is displayed. */
    inLine: Expression,
    /** Of a word of less than 45 characters: long, and not in small letters alone. */
    inCapitals: Expression,
    /** A word that is read as it stands. */
    noSigns: Expression,
    /** An address of Ethereum and the like, and no beginning of a hash. */
    evm: Expression,
    /** A word without what stands around it, such as quotes, brackets and full stops. */
    within: Expression,
    /** A word or a number, which beside an address in an element of its own is no part of it; or nothing. */
    besideIt: Expression,
    /** At a line's end or beginning, a word that is no part of an address in several lines: a label, or as long as addresses are. */
    wholeWord: Expression,
  ],
  /** Names of elements, but for the last. */
  names: [
    /** Those that stand for themselves: text before and after them is not one word. */
    apart: string[],
    /** Those that begin a line or a cell, so that no style has to be asked for. */
    blocks: string[],
    /** Those whose text is not for people, or is shown by a field. */
    textless: string[],
    /** Attributes that carry much and never an address. */
    passedOver: string[],
  ],
  selectors: [
    /**
     * What may have a shadow tree: all but the names that pages are made of, unless they stand empty. One selector with the most
     * frequent names first: the browser passes over those by itself, in half the time.
     */
    hosts: string,
    /**
     * The elements without a hyphen in their name that may have a shadow tree (DOM standard, attachShadow). Those that pages are made
     * of nearly always stand empty then.
     */
    plainHosts: string,
    /** What does something when it is clicked on. */
    controls: string,
    /** What people read and no script does: canvas and the browser's viewer of PDF files. */
    unread: string,
    /** What the browser paints above the whole page. */
    inTopLayer: string,
    /** Elements of a copy that a command puts in as a paste does. */
    inline: string,
    /** What has a document of its own, and the focus for it. */
    frames: string,
    /** What a user fills in or chooses in a form. */
    fieldsAndChoices: string,
    /** A button that says itself what it copies. */
    copying: string,
    /** A media query: the user wants less of it. */
    lessMotion: string,
    /** What a transition of the page shows pictures in place of. */
    inTransition: string,
    /** A row of a table, of more than one cell. */
    row: string,
    /** Fields that show what is to be copied. */
    showing: string,
    /** What is called as the choices in it are: a list, or a group with a name. */
    choices: string,
    /** What a user fills in or presses in a form. */
    formControls: string,
  ],
  lists: [
    /** Attributes that tell what a shortened text stands for. */
    telling: string[],
    /** Types of fields that are read. */
    typed: string[],
    /** The styles that tell whether a text can be seen. Read by lib/background/legible.ts in this order. */
    looks: string[],
    /** What stands between the head and the tail of a short form. */
    marks: string[],
    /** Attributes that say what a field is for. */
    labelling: string[],
    /** Attributes that tell a field from others, also where the page makes it anew. */
    naming: string[],
    /** Events on the card that are none of the page's: it takes a press that it hears of for one beside its dialog, and closes that. */
    onCard: string[],
    /** What a style sheet adds to an element, over what stands in it. */
    pseudo: string[],
    /** Events of a press, by the first of which a page closes what it was not on: on the card they come to nobody else. */
    pressing: string[],
    /** What the card is made of. */
    namespaces: [html: string, svg: string],
  ],
  /**
   * What is chosen in a form, by the browser's own elements or by a page's, each by a selector of its own: a list of selectors takes the
   * browsers ten times as long. The mark tells how far it counts (see lib/background/form-networks.ts).
   */
  chosen: [mark: string, selector: string][],
  /** Those of lib/address/run-patterns.ts. */
  runPatterns: [
    joined: Expression,
    parted: Expression,
    slashed: Expression,
    fromGroup: Expression,
    escapedCharacter: Expression,
    groupsOfFour: Expression,
    inBase64Url: Expression,
    mixedBase58: Expression,
    plainHex: Expression,
    noWord: Expression,
    joint: Expression,
  ],
];
