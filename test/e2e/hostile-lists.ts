import { looksLikeSecret } from '@/lib/address/secret';
import type { ListFormat } from '@/lib/extension/feed-messages';
import { cleanText } from '@/lib/service/clean-text';
import { makeAddress } from '@/test/service/make-address';

/** A list from elsewhere that has texts in fields where they do not belong. */
export type HostileList = {
  content: string;
  /** As its server calls it. */
  type: string;
  /** How many accounts it reports. */
  accounts: number;
  /** What is to be seen of each text in the reports, and of each that stands where an address should, before the list is taken. */
  labels: readonly string[];
  refused: readonly string[];
};

/** Of what may be a secret, as a text of many words may be, no more is shown. */
function asRefused(text: string): string {
  const seen = cleanText(text.slice(0, 1000));
  return looksLikeSecret(seen) ? `${seen.slice(0, 4)}…` : seen;
}

/** The account of the n-th text. */
export function hostileAccount(n: number): string {
  return makeAddress('ethereum', n, 'a hostile list');
}

/** By the form of the list: the texts stand in all fields of reports, in names of fields, and in rows without an address. */
export const hostileLists: Readonly<
  Record<Exclude<ListFormat, 'unknown'>, (texts: readonly string[]) => HostileList>
> = {
  'json-objects': (texts) => {
    const rows = texts.map((text, n) => {
      const said = { label: text, network: text, chain: { name: text }, count: text, date: text };
      return { ...said, tags: ['scam', text], [text]: text, address: hostileAccount(n) };
    });
    return json([...rows, ...texts.map((text) => ({ address: text, [text]: text }))], texts);
  },
  'json-texts': (texts) => ({
    ...json([hostileAccount(0), ...texts], texts),
    accounts: 1,
    labels: [],
  }),
  'json-groups': (texts) => {
    const groups = texts.map((text, n) => [text, [hostileAccount(n)]]);
    // What is no list is an address with what is said of it.
    const others = texts.map((text, n) => [hostileAccount(texts.length + n), text]);
    const list = Object.fromEntries([...groups, ...others, ['BTC', texts]]);
    return { ...json(list, texts), accounts: 2 * texts.length };
  },
  service: (texts) => {
    const data = texts.map((text, n) => ({
      ...{ id: text, name: text, reportCount: text, lastReported: text, reporter: text },
      ...{ walletNetworkId: text, walletNetwork: { symbol: text }, address: hostileAccount(n) },
    }));
    const page = { total: 1, count: data.length, current: 1 };
    return { ...json([{ data, page }], texts), refused: [] };
  },
  yaml: (texts) => {
    const rows = texts.map((text, n) => {
      const said = `label: ${JSON.stringify(text)}\n  date: ${JSON.stringify(text)}`;
      return `- address: "${hostileAccount(n)}"\n  ${said}\n`;
    });
    const others = texts.map((text) => `- name: x\n  address: ${JSON.stringify(text)}\n`);
    return { ...json([], texts), content: [...rows, ...others].join(''), type: 'text/yaml' };
  },
  csv: (texts) => {
    const said = texts.map((text) => text.toWellFormed());
    const head = ['address', 'label', 'network', 'count', 'date', ...said];
    const rows = said.map((text, n) => [hostileAccount(n), text, text, text, text, text]);
    const lines = [head, ...rows, ...said.map((text) => [text, 'x'])];
    const content = lines.map((cells) => cells.map(quoted).join(',')).join('\n');
    // An apostrophe before a sign is the mark by which tables keep a cell, or what is behind a semicolon, from being a formula.
    const asRead = said.map((text) => text.replace(/(^|;[\s"]*)'(?='*[=+\-@])/g, '$1'));
    return { ...json([], asRead), content, type: 'text/csv' };
  },
  text: (texts) => {
    // A line ends at a break, whatever follows.
    const said = texts.map((text) => text.toWellFormed().replaceAll(/[\r\n]+/g, ' '));
    const lines = said.flatMap((text, n) => [`${hostileAccount(n)} # ${text}`, text]);
    const labels = said.map((text) => cleanText(`# ${text}`).slice(2));
    return { ...json([], said), content: lines.join('\n'), type: 'text/plain', labels };
  },
};

function json(list: unknown, texts: readonly string[]): HostileList {
  return {
    content: JSON.stringify(list),
    type: 'application/json',
    accounts: texts.length,
    labels: texts.map(cleanText),
    refused: texts.map(asRefused),
  };
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
