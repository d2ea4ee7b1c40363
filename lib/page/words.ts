import type { PageWords } from '@/lib/extension/page-words';

// What PageWords is, as it is used.
export let context: RegExp;
export let apart: ReadonlySet<string>;
export let blocks: ReadonlySet<string>;
export let hosts: string;
export let chosen: string;
export let controls: string;
export let named: RegExp;
export let networkNames: RegExp;
export let unread: string;
export let looks: string[];

/** Takes the words that the background tells with the settings: before that, nothing can be read. */
export function learn(words: PageWords): void {
  context = new RegExp(words.context, 'gi');
  apart = new Set(words.apart.split(' '));
  blocks = new Set(words.blocks.split(' '));
  hosts = words.hosts;
  chosen = words.chosen;
  named = new RegExp(words.named);
  networkNames = new RegExp(words.networkNames, 'gi');
  ({ controls, unread, looks } = words);
}
