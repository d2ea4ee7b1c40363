import { addressesIn, addressIn } from '@/lib/address/address-in';
import { linkNetwork, unknownChain } from '@/lib/address/link-network';
import { findNetwork } from '@/lib/address/networks';
import { payeeOf } from '@/lib/address/payee';
import { namesTests } from '@/lib/reports/test-network';
import { cleanText } from '@/lib/service/clean-text';
import { isAddress } from './read-row';

/** The address that a line of a text begins with, or something in its place, as long as that is. */
export type Found = {
  address: string;
  length: number;
  /** What the link to it is called; empty where it is called nothing. */
  name?: string;
  /** The network that it names, if any. */
  names?: string[];
  /** The chain that it names, if nothing is known of that. */
  unknownName?: string;
  /** There are several, and nobody knows which is meant. */
  isOpen?: true;
};

/** A link at the beginning, by itself or as Markdown writes it: to a page, with its scheme or without, or to pay somebody. */
const link =
  /^(?:\[([^\]]{0,200})\]\(\s*|<)?((?:[a-z][a-z\d+.-]{1,30}:|(?:[\w-]{1,63}\.){1,8}[a-z]{2,20}\/)[^\s)>]{1,1000})[)>]?[,:]?/i;

/** What a link at the beginning is about: the address on its page, or whom it pays; null: there is none. */
export function linkedIn(said: string): Found | null {
  const [whole, name = '', written = ''] = link.exec(said) ?? [];
  const url = written.replace(/[,:;]$/, '');
  if (whole === undefined || !isLink(url)) return null;
  const { length } = whole;
  const [only, another] = addressesIn(url);
  if (another !== undefined) return { address: cleanText(url), length, isOpen: true };
  // Of a mistyped one it is said what is wrong.
  const address = only ?? addressIn(url);
  if (address === url ? !isAddress(url) : !isMeant(url, address)) return null;
  const unknownName = unknownChain(url);
  const isNamed = !name.includes(address) && !/…|\.\.\./.test(name);
  return {
    ...{ address, length },
    name: isNamed ? cleanText(name) : '',
    names: namesOf(url),
    ...(unknownName && { unknownName }),
  };
}

/** The network of a link, or where that is for tests, where the link goes. */
function namesOf(url: string): string[] {
  const network = linkNetwork(url);
  if (network) return [findNetwork(network).name];
  const { host = '' } = URL.parse(url) ?? {};
  // A site may be called 'some-testnet.example' itself.
  return host.split('.').slice(0, -2).some(namesTests) ? [host] : [];
}

const page = /^https?:\/\//i;

/** The id of an account by its chain (CAIP-10): 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:…'. */
const account =
  /^(?:eip155|bip122|cosmos|solana|polkadot|stellar|tron|xrpl|tezos|algorand|cip34|tvm|sui|aptos):[\w-]{1,32}:\w/i;

/** What has only a word and a colon before it is no link: that says who it is. */
function isLink(url: string): boolean {
  return (
    page.test(url) ||
    account.test(url) ||
    isAddress(url) ||
    linkNetwork(url) !== null ||
    unknownChain(url) !== null
  );
}

/** Whether a link is about its one address: to call a token's contract pays somebody else (EIP-681). */
function isMeant(url: string, address: string): boolean {
  const isPage = page.test(url) || !/^[a-z][a-z\d+.-]+:/i.test(url);
  return isPage || payeeOf(url) === address || url.startsWith(address) || isAccount(url, address);
}

/** An account's id, or a link to pay a mistyped address. */
function isAccount(url: string, address: string): boolean {
  return account.test(url) || !isAddress(address);
}
