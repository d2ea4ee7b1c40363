import { identifyNetworks } from './identify';
import type { NetworkId } from './networks';
import { validateAddress } from './validate';

type ShortForm = { start: number; end: number; address: string; networks: NetworkId[] };

type Form = {
  networkId: NetworkId;
  /** Part of every such address; a text without it is not read. */
  anchor: string;
  /** The whole address around the anchor; sticky. */
  pattern: RegExp;
  /** How many characters before the anchor an address may have; negative: how many after its begin it begins itself. */
  lead: number;
  /** What must be named in the text before; nothing where the address names its network itself. */
  named?: RegExp;
};

/** How many characters before an address are read for its network. */
const reach = 64;

// Hedera numbers its tokens, topics and the like as its accounts, and nobody can be paid there. Code is full of words with '.near': a camera's near plane, a property. Those are followed by an operator. A letter of another script before it (see foreign-letters.ts) makes it another name.
const forms: readonly Form[] = [
  {
    networkId: 'hedera',
    anchor: '0.0.',
    pattern:
      /(?<![\w.-])(?<!(?:S[Dd][Kk]|[Vv]ersion|[Rr]elease)[\s:]{1,3})(?<!(?:[Tt]oken|[Tt]opic|[Ss]chedule|[Ff]ile|[Tt]ransaction)s?(?:[ _-]?[Ii][Dd]s?)?[\s"':=/#]{1,4})0\.0\.[1-9]\d{0,9}(?:-[a-z]{5})?(?![\w-]|\.\w)/y,
    lead: 0,
    named: /hedera|hbar|hashscan|hashpack/i,
  },
  {
    networkId: 'near',
    anchor: '.near',
    pattern:
      /(?<![\w.$À-֏０-９Ａ-Ｚａ-ｚ-]|\ud835.|(?<!near\.org|\/(?:accounts?|address|wallet-explorer))\/)(?!(?:[\w-]{1,30}\.){0,5}(?:camera|cam|frustum|this|self|shadow|props|options|params|light|config)\.near)[a-z\d][a-z\d._-]{1,58}\.near(?![\w(-]|\.\w|[=*/+>;]|<(?!\/)|&(?!\w+=)|\?(?!\w+=|\s+[A-Z]|\s*$)|\s*\|\||\s+[=*/+<>&;?])/y,
    lead: 60,
  },
  {
    networkId: 'near',
    anchor: 'nearblocks.io/address/',
    pattern: /[\da-f]{64}(?!\w)/y,
    lead: -22,
  },
  {
    networkId: 'flow',
    anchor: '0x',
    pattern: /(?<!\w)0x[\da-f]{16}(?!\w)/y,
    lead: 0,
    named:
      /flow(scan|diver)|(?<![a-z]|(?:cash|control|data|money|traffic|work)[ -])flow[ -](account|address|wallet|blockchain)/i,
  },
  {
    networkId: 'aptos',
    anchor: '0x',
    pattern: /(?<!\w)0x[\da-f](?![\w:])/y,
    lead: 0,
    named: /aptos[ -](account|address)|aptoslabs\.com\/account\/$/i,
  },
  {
    networkId: 'filecoin',
    anchor: 'f0',
    pattern: /(?<![\w.-]|(?<!\/address)\/)f0[1-9]\d{2,18}(?!\w)/y,
    lead: 0,
    named:
      /[Ff]ilecoin|filfox|filscan|\d\s?FIL\b|\bFIL\b.*\b(?:account|actor|address|by|from|miner|provider|to|wallet)\b/,
  },
];

/**
 * Addresses too short or too much like words for find.ts, where the text just before names their network, or where they name it
 * themselves: Hedera's numbers, Flow's, Filecoin's ids, Aptos' special ones, names below .near. Takes linear time.
 */
export function findShortForms(text: string): ShortForm[] {
  return forms.flatMap((form) => [...readForm(text, form)]);
}

function* readForm(text: string, form: Form): Generator<ShortForm> {
  const { networkId, anchor, pattern, lead, named } = form;
  let from = 0;
  for (let at = text.indexOf(anchor); at >= 0; at = text.indexOf(anchor, at + anchor.length)) {
    const earliest = Math.max(from, at - lead);
    const start = lead > 0 ? earliest + wordStart(text.slice(earliest, at)) : at - lead;
    pattern.lastIndex = start;
    const address = pattern.exec(text)?.[0];
    if (!address || start + address.length <= at) continue;
    if (named && !isChecked(address) && !named.test(text.slice(Math.max(0, start - reach), start)))
      continue;
    if (validateAddress(address, networkId).status !== 'valid') continue;
    from = start + address.length;
    yield { start, end: from, address, networks: networksOf(address, networkId) };
  }
}

/** Where the name begins that ends at the end of a text. */
function wordStart(text: string): number {
  return text.length - (/[a-z\d._-]*$/.exec(text)?.[0].length ?? 0);
}

/** HIP-15's letters prove an account. */
function isChecked(address: string): boolean {
  return address.includes('-');
}

function networksOf(address: string, networkId: NetworkId): NetworkId[] {
  const networks = identifyNetworks(address);
  return networks.length > 0 ? networks : [networkId];
}
