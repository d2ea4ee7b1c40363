import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { FailedNotice } from '@/components/FailedNotice';
import { ListAges } from '@/components/ListAges';
import { VerdictActions, VerdictView } from '@/components/VerdictView';
import { Waiting } from '@/components/Waiting';
import { wrongPlace } from '@/components/wrong-place';
import { number } from '@/lib/extension/figures';
import { networkNames } from '@/lib/extension/network-names';
import type { Verdict } from '@/lib/verdict/verdict';
import { askTab } from './ask-tab';
import type { FoundInTab } from './found-in-tab';
import { notesOn } from './found-words';
import { type LocalVerdict, useLocalVerdict } from './use-local-verdict';

/** One address of a page. Opening it scrolls the page there and shows the verdict of the local lists. */
export function FoundItem({
  found,
  verdict,
  isOpen,
  tabId,
  onToggle,
  onCheck,
}: {
  found: FoundInTab;
  /** What the lists say of it; undefined: that is not known yet. */
  verdict: Verdict | undefined;
  isOpen: boolean;
  tabId: number;
  onToggle: () => void;
  onCheck: (address: string) => void;
}) {
  const { address, networks, times, spellings, shownAs } = found;
  const [isHidden, setHidden] = useState(false);
  const opened = useRef(0);
  async function toggle() {
    onToggle();
    if (isOpen) return;
    setHidden((await showNext()) === false);
  }
  /** Each opening shows another spelling or frame, if there are some that can be shown; undefined: all are gone. */
  async function showNext() {
    const first = opened.current++ % spellings.length;
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
      {isOpen && <OpenVerdict address={address} onCheck={onCheck} />}
    </li>
  );
}

function OpenVerdict({
  address,
  onCheck,
}: {
  address: string;
  onCheck: (address: string) => void;
}) {
  const { state, again } = useLocalVerdict(address);
  return (
    <div className="verdict found-verdict">
      <div role="status" data-level={state.status === 'ready' ? state.verdict.level : undefined}>
        <VerdictBody state={state} again={again} />
      </div>
      {state.status === 'ready' && <VerdictActions verdict={state.verdict} onChange={again} />}
      {state.status === 'ready' && state.verdict.format !== undefined && <ListAges />}
      <button type="button" className="quiet" onClick={() => onCheck(address)}>
        {i18n.t('page.openUnderCheck')}
      </button>
    </div>
  );
}

function VerdictBody({ state, again }: { state: LocalVerdict; again: () => void }) {
  switch (state.status) {
    case 'loading':
      return <Waiting words={i18n.t('page.askingLists')} form="lines" />;
    case 'failed':
      return (
        <FailedNotice
          words={i18n.t('page.notChecked', { message: state.message })}
          onAgain={again}
        />
      );
    case 'ready':
      return <VerdictView verdict={state.verdict} />;
  }
}
