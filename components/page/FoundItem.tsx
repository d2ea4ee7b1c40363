import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { wrongPlace } from '@/components/wrong-place';
import { number } from '@/lib/extension/figures';
import { networkNames } from '@/lib/extension/network-names';
import type { Verdict } from '@/lib/verdict/verdict';
import { askTab } from './ask-tab';
import type { FoundInTab } from './found-in-tab';
import { notesOn } from './found-words';
import { Place } from './Place';

/** One address of a page. Opening it scrolls the page there and shows the verdict of the local lists. */
export function FoundItem({
  found,
  verdict,
  opened,
  tabId,
  onToggle,
}: {
  found: FoundInTab;
  /** What the lists say of it; undefined: that is not known yet. */
  verdict: Verdict | undefined;
  /** What stands below it; null: it is not open. */
  opened: HTMLElement | null;
  tabId: number;
  onToggle: () => void;
}) {
  const isOpen = opened !== null;
  const { address, networks, times, spellings, shownAs } = found;
  const [isHidden, setHidden] = useState(false);
  const openings = useRef(0);
  async function toggle() {
    onToggle();
    if (isOpen) return;
    setHidden((await showNext()) === false);
  }
  /** Each opening shows another spelling or frame, if there are some that can be shown; undefined: all are gone. */
  async function showNext() {
    const first = openings.current++ % spellings.length;
    let isShown: boolean | undefined;
    for (const { address, frameId } of [...spellings.slice(first), ...spellings.slice(0, first)]) {
      const answer = await askTab(tabId, 'tab/show', { address }, frameId);
      if (answer) return true;
      isShown ??= answer;
    }
    return isShown;
  }
  return (
    <li data-level={found.level}>
      <button type="button" className="found-button" aria-expanded={isOpen} onClick={toggle}>
        <AddressText address={address} {...(verdict && wrongPlace(verdict))} />
        <span className="muted">
          {networkNames(networks)}
          {times > 1 && ` · ${i18n.t('page.times', times, [number(times)])}`}
        </span>
        {verdict && notesOn(verdict).map((note) => <span key={note}>{note}</span>)}
        {shownAs && <span>{i18n.t('page.shownAs', { text: shownAs })}</span>}
      </button>
      {isOpen && isHidden && <p className="muted">{i18n.t('page.notShown')}</p>}
      {opened && <Place of={opened} />}
    </li>
  );
}
