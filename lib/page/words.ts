import type { Expression, PageWords } from '@/lib/extension/page-words';

// What PageWords is, as it is used.
export let context: RegExp;
export let named: RegExp;
export let escaped: RegExp;
export let toAccount: RegExp;
export let toMarket: RegExp;
export let fileEnding: RegExp;
export let networkNames: RegExp;
export let secretField: RegExp;
export let secretKey: RegExp;
export let readable: RegExp;
export let passed: RegExp;
export let rest: RegExp;
export let broken: RegExp;
export let grouped: RegExp;
export let groups: RegExp;
export let dotted: RegExp;
export let addressLike: RegExp;
export let aboutIt: RegExp;
export let bech32: RegExp;
export let miscounted: RegExp;
export let tellingLabel: RegExp;
export let passing: RegExp;
export let noCommand: RegExp;
export let headAndTail: RegExp;
export let dataInBech32: RegExp;
export let putIn: RegExp;
export let putInSomehow: RegExp;
export let longPart: RegExp;
export let lastPart: RegExp;
export let drawing: RegExp;
export let inLine: RegExp;
export let inCapitals: RegExp;
export let noSigns: RegExp;
export let evm: RegExp;
export let within: RegExp;
export let besideIt: RegExp;
export let wholeWord: RegExp;
/** @public lib/address takes this and the next ones, see lib/build/content-script.ts. */
export let joined: RegExp;
/** @public */
export let parted: RegExp;
/** @public */
export let slashed: RegExp;
/** @public */
export let fromGroup: RegExp;
/** @public */
export let escapedCharacter: RegExp;
/** @public */
export let groupsOfFour: RegExp;
/** @public */
export let inBase64Url: RegExp;
export let mixedBase58: RegExp;
/** @public */
export let plainHex: RegExp;
/** @public */
export let noWord: RegExp;
/** @public */
export let joint: RegExp;
export let apart: ReadonlySet<string>;
export let blocks: ReadonlySet<string>;
export let textless: ReadonlySet<string | undefined>;
export let passedOver: ReadonlySet<string>;
export let hosts: string;
export let plainHosts: string;
export let controls: string;
export let unread: string;
export let inTopLayer: string;
export let inline: string;
export let frames: string;
export let fieldsAndChoices: string;
export let copying: string;
export let lessMotion: string;
export let inTransition: string;
export let row: string;
export let showing: string;
export let choices: string;
export let formControls: string;
export let telling: string[];
export let typed: string[];
export let looks: string[];
export let marks: string[];
export let labelling: string[];
export let naming: string[];
export let onCard: string[];
export let pseudo: string[];
export let pressing: string[];
export let namespaces: [html: string, svg: string];
export let chosen: [mark: string, selector: string][];

/** Takes the words that the background tells with the settings: before that, nothing can be read. */
export function learn(words: PageWords): void {
  [
    context,
    named,
    escaped,
    toAccount,
    toMarket,
    fileEnding,
    networkNames,
    secretField,
    secretKey,
    readable,
    passed,
    rest,
    broken,
    grouped,
    groups,
    dotted,
    addressLike,
    aboutIt,
    bech32,
    miscounted,
    tellingLabel,
    passing,
    noCommand,
    headAndTail,
    dataInBech32,
    putIn,
    putInSomehow,
    longPart,
    lastPart,
    drawing,
    inLine,
    inCapitals,
    noSigns,
    evm,
    within,
    besideIt,
    wholeWord,
  ] = patterns(words[0]);
  learnOthers(words);
}

function learnOthers(words: PageWords): void {
  const [, names, selectors, lists, choosing, runPatterns] = words;
  [apart, blocks, textless, passedOver] = names.map((one) => new Set(one)) as Each<
    typeof names,
    Set<string>
  >;
  [
    hosts,
    plainHosts,
    controls,
    unread,
    inTopLayer,
    inline,
    frames,
    fieldsAndChoices,
    copying,
    lessMotion,
    inTransition,
    row,
    showing,
    choices,
    formControls,
  ] = selectors;
  [telling, typed, looks, marks, labelling, naming, onCard, pseudo, pressing, namespaces] = lists;
  chosen = choosing;
  [
    joined,
    parted,
    slashed,
    fromGroup,
    escapedCharacter,
    groupsOfFour,
    inBase64Url,
    mixedBase58,
    plainHex,
    noWord,
    joint,
  ] = patterns(runPatterns);
}

/** As many as there are. */
type Each<List, One> = { [At in keyof List]: One };

function patterns<List extends Expression[]>(list: List): Each<List, RegExp> {
  return list.map(([source, flags]) => new RegExp(source, flags)) as Each<List, RegExp>;
}
