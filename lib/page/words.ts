import type { PageWords } from '@/lib/extension/page-words';
import { learnInvisible } from './runs';

// What PageWords is, as it is used.
export let context: RegExp;
export let apart: ReadonlySet<string>;
export let blocks: ReadonlySet<string>;
export let hosts: string;
export let plainHosts: string;
export let chosen: string;
export let controls: string;
export let named: RegExp;
export let escaped: RegExp;
export let toAccount: RegExp;
export let fileEnding: RegExp;
export let networkNames: RegExp;
export let unread: string;
export let textless: ReadonlySet<string | undefined>;
export let passedOver: ReadonlySet<string>;
export let telling: string[];
export let secretField: RegExp;
export let secretKey: RegExp;
export let typed: string[];
export let readable: RegExp;
export let looks: string[];

/** Takes the words that the background tells with the settings: before that, nothing can be read. */
export function learn(words: PageWords): void {
  context = new RegExp(words.context, 'gi');
  apart = new Set(words.apart.split(' '));
  blocks = new Set(words.blocks.split(' '));
  textless = new Set(words.textless.split(' '));
  passedOver = new Set(words.passedOver.split(' '));
  learnInvisible(words.invisible);
  readable = new RegExp(words.readable);
  secretField = new RegExp(words.secretField, 'i');
  secretKey = new RegExp(words.secretKey, 'i');
  named = new RegExp(words.named);
  escaped = new RegExp(words.escaped, 'gi');
  toAccount = new RegExp(words.toAccount, 'i');
  fileEnding = new RegExp(words.fileEnding);
  networkNames = new RegExp(words.networkNames, 'gi');
  ({ hosts, plainHosts, chosen, controls, unread, telling, typed, looks } = words);
}
