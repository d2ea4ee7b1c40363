import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import { cancelled } from '@/components/check/ask-all';
import { CheckResult } from '@/components/check/CheckResult';
import { useCheck } from '@/components/check/use-check';
import { FailedNotice } from '@/components/FailedNotice';
import { Notice } from '@/components/Notice';
import { UndoBar, undoWords } from '@/components/UndoBar';
import { useAnswerInView } from '@/components/use-answer-in-view';
import { Waiting } from '@/components/Waiting';
import { type History, type HistoryEntry, mostKept } from '@/lib/extension/history-messages';
import { send } from '@/lib/extension/messages';
import { HistoryList } from './HistoryList';
import { HistorySwitch } from './HistorySwitch';
import { useHistory } from './use-history';
import { useRemoved } from './use-removed';

/** All checks that are kept: searched, erased, and done anew beside the list. */
export function HistoryPanel({ isOpen = true }: { isOpen?: boolean }) {
  const { state, problem, refresh, change } = useHistory(mostKept, isOpen);
  const [chosen, setChosen] = useState<HistoryEntry | null>(null);
  const { state: check, check: run, follow, stop } = useCheck();
  const answer = useAnswerInView();
  const head = useRef<HTMLHeadingElement>(null);
  function choose(entry: HistoryEntry) {
    setChosen(entry);
    const { address, networkId } = entry;
    void run({ address, networkId, ask: 'all' }).then(refresh);
  }
  return (
    <div className="panel two-columns">
      <div className="full-list">
        <h2 ref={head} tabIndex={-1}>
          {i18n.t('history.title')}
        </h2>
        <p className="muted">{i18n.t('history.hint')}</p>
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        {state.status === 'loading' && <Waiting words={i18n.t('history.reading')} />}
        {state.status === 'failed' && (
          <FailedNotice
            words={i18n.t('history.failed', { message: state.message })}
            onAgain={() => void refresh()}
          />
        )}
        {state.status === 'ready' && (
          <Kept
            history={state}
            change={change}
            onChoose={(entry) => {
              choose(entry);
              answer.show();
            }}
            // Where the focus goes when the button that had it is gone.
            onGone={() => head.current?.focus()}
          />
        )}
      </div>
      <aside ref={answer.ref} className="full-aside" aria-label={i18n.t('history.result')}>
        {chosen ? (
          <CheckResult
            state={check}
            onCancel={(running) => stop(cancelled(running))}
            onAgain={() => choose(chosen)}
            onChange={follow}
          />
        ) : (
          state.status === 'ready' &&
          state.entries[0] && <p className="muted">{i18n.t('history.choose')}</p>
        )}
      </aside>
    </div>
  );
}

function Kept({
  history,
  change,
  onChoose,
  onGone,
}: {
  history: History;
  change: (act: () => Promise<unknown>) => Promise<void>;
  onChoose: (entry: HistoryEntry) => void;
  onGone: () => void;
}) {
  const { removed, restored, remove, undo, eraseAll } = useRemoved(change);
  return (
    <>
      <HistorySwitch
        isKept={history.isKept}
        isLocked={history.isLocked}
        onChange={(kept) => void change(() => send('settings/set', { history: kept }))}
      />
      <HistoryList
        entries={history.entries}
        onChoose={onChoose}
        onRemove={(entry) => void remove(entry)}
        onGone={onGone}
        onErase={() => void eraseAll().then(onGone)}
      >
        <UndoBar
          // The same one where the list is gone.
          key="undo"
          words={undoWords(removed, restored)}
          onUndo={removed && (() => void undo())}
        />
      </HistoryList>
    </>
  );
}
