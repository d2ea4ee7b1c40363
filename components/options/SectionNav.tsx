import { useCallback, useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { isFocusInView } from '@/components/is-focus-in-view';

/** The ids of the headings, in the order of the page. */
const sections = [
  ['service', 'service'],
  ['pages', 'pages'],
  ['privacy', 'privacy'],
  ['lists', 'lists'],
  ['own', 'contacts'],
  ['data', 'data'],
  ['about', 'about'],
] as const;

/** Where the reader looks: this far below the upper edge of the window, in CSS pixels. */
const eyes = 240;

/**
 * Links to the sections; the one that is worked on or read now is marked. `onHidden`: to one that has no box was pressed, and it is to be
 * shown.
 */
export function SectionNav({ onHidden }: { onHidden: () => void }) {
  const current = useCurrentSection();
  return (
    <nav className="section-nav" aria-label={i18n.t('options.sections')}>
      <ul>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => Number.isFinite(topOf(id)) || onHidden()}
            >
              {i18n.t(`options.section.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** undefined: none is shown. */
function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string | undefined>('service');
  const look = useCallback(() => {
    const shown = sections.map(([id]) => id).filter((id) => Number.isFinite(topOf(id)));
    // The last sections may be too short to ever reach the upper edge.
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    const isEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
    const seen = isEnd ? clientHeight : eyes;
    const above = shown.filter((id) => topOf(id) < seen);
    // Where its link was pressed, it is that one, however short.
    const named = above.find((id) => `#${id}` === location.hash && topOf(id) >= 0);
    setCurrent(shown.find(isWorkedOn) ?? named ?? above.at(-1) ?? shown[0]);
  }, []);
  // After each rendering, too: a search hides sections.
  useEffect(look);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    window.addEventListener('hashchange', look);
    window.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      window.removeEventListener('hashchange', look);
      window.removeEventListener('focusin', look);
    };
  }, [look]);
  return current;
}

/** Whether what has the focus is in it, and in view. */
function isWorkedOn(id: string): boolean {
  const section = document.getElementById(id)?.parentElement;
  return !!section?.contains(document.activeElement) && isFocusInView();
}

/** A section that the search hides has no box. */
function topOf(id: string): number {
  return document.getElementById(id)?.getClientRects()[0]?.top ?? Number.POSITIVE_INFINITY;
}
