import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Shows of all settings those that have each word of the query, in whatever section: what stands directly in a section is a setting, and
 * one that has the words in its heading is shown whole. Looks at what the page says, so that no setting needs a second list of words.
 * @returns `found`: how many are shown; null: nothing is searched for
 */
export function useSettingsSearch(query: string) {
  const main = useRef<HTMLElement>(null);
  const [found, setFound] = useState<number | null>(null);
  // After each rendering: the sections come after the settings were read.
  useLayoutEffect(() => {
    const words = plain(query).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const section of main.current?.querySelectorAll('section.card') ?? [])
      shown += showFitting(section, words);
    setFound(words.length > 0 ? shown : null);
  });
  return { main, found };
}

function showFitting(section: Element, words: string[]): number {
  const [head, ...settings] = section.children;
  const fits = (element: Element | undefined) => {
    const text = plain(element?.textContent ?? '');
    return words.every((word) => text.includes(word));
  };
  const isWhole = fits(head);
  let shown = 0;
  for (const setting of settings) {
    const isShown = isWhole || fits(setting);
    setting.toggleAttribute('hidden', !isShown);
    if (isShown) shown += 1;
  }
  section.toggleAttribute('hidden', shown === 0 && words.length > 0);
  return shown;
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
