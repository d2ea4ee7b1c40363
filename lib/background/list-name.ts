import { longestListName } from '@/lib/extension/feed-messages';
import { cleanText } from '@/lib/service/clean-text';

/** What a list is called: what can be seen of a name, no longer than the user may type one; `unnamed` where nothing can. */
export function listName(name: string, unnamed: string): string {
  // A character may be cut in half.
  return cleanText(cleanText(name).slice(0, longestListName)) || unnamed;
}

/** The name, or with the first number behind it that sets it apart from those that are taken. */
export function nameApart(name: string, taken: ReadonlySet<string>): string {
  let apart = name;
  for (let count = 2; taken.has(apart); count++) apart = `${name} ${count}`;
  return apart;
}
