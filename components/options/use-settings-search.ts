import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Shows of all settings those that have each word of the query, in whatever section: what stands directly in a section is a setting, and
 * one that has the words in its heading is shown whole. What is said to beginners is none. What lies folded up is unfolded where it has a
 * word that is not seen else, and folded up again when another query is there. Looks at what the page says, so that no setting needs a
 * second list of words.
 * @returns `found`: how many are shown; null: nothing is searched for
 */
export function useSettingsSearch(query: string) {
  const main = useRef<HTMLElement>(null);
  const [found, setFound] = useState<number | null>(null);
  const last = useRef('');
  const unfolded = useRef<Element[]>([]);
  // After each rendering: the sections come after the settings were read.
  useLayoutEffect(() => {
    const words = plain(query).split(/\s+/).filter(Boolean);
    const sections = Array.from(main.current?.querySelectorAll('.card') ?? []);
    const shown = sections.flatMap((section) => showFitting(section, words));
    setFound(words.length > 0 ? shown.length : null);
    // What the user folds up meanwhile stays so.
    if (query === last.current) return;
    last.current = query;
    for (const fold of unfolded.current) fold.removeAttribute('open');
    unfolded.current = shown.flatMap((setting) => foldsWith(setting, words));
    for (const fold of unfolded.current) fold.setAttribute('open', '');
  });
  return { main, found };
}

/** Gives the settings that are shown. */
function showFitting(section: Element, words: string[]): Element[] {
  const [head, ...settings] = section.children;
  const isWhole = fits(head, words);
  const shown = settings.filter((setting) => isWhole || fits(setting, words));
  for (const setting of settings) setting.toggleAttribute('hidden', !isShown(setting, shown));
  section.toggleAttribute('hidden', shown.length === 0 && words.length > 0);
  return shown;
}

/** What is said to who pressed a button has other words than were searched for. */
function isShown(setting: Element, shown: readonly Element[]): boolean {
  return shown.includes(setting) || setting.matches('[data-answer]');
}

/** What is folded up in a setting, and has a word that is seen nowhere else in it. */
function foldsWith(setting: Element, words: string[]): Element[] {
  const folds = Array.from(setting.querySelectorAll('details:not([open])'));
  if (setting.matches('details:not([open])')) folds.push(setting);
  const hidden = folds.map((fold) => ({ fold, text: textIn(fold, 'summary') }));
  const seen = textIn(setting, 'details:not([open]) > :not(summary)');
  return hidden
    .filter(({ text }) => words.some((word) => text.includes(word) && !seen.includes(word)))
    .map(({ fold }) => fold);
}

/** The words of an element without those of some parts of it. */
function textIn(element: Element, without: string): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const part of copy.querySelectorAll(without)) part.remove();
  return plain(copy.textContent);
}

function fits(element: Element | undefined, words: string[]): boolean {
  const text = plain(element?.textContent ?? '');
  return words.every((word) => text.includes(word));
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
