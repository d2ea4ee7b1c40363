import { useRef } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { openPublicLists, openSettings } from '@/components/open-pages';
import { later, useLater } from '@/components/use-later';
import type { ServiceErrorKind } from '@/lib/verdict/facts';
import { type Level, levelSoFar, type Reason } from '@/lib/verdict/verdict';
import type { CheckState } from './ask-all';
import type { Checked } from './CheckedVerdict';
import { Progress } from './Progress';

/** What shows a verdict is not needed before there is one. */
export const checkedVerdict = later(() => import('./CheckedVerdict'));

/** The verdict region: always there, so that screen readers hear it change. Progress and errors are said in it too. */
export function CheckResult({
  state,
  onCancel,
  onAgain,
  onChange,
}: {
  state: CheckState;
  onCancel: (running: Extract<CheckState, { status: 'asking-service' }>) => void;
  /** Asks the same once more, the service too. */
  onAgain: () => void;
  /** The user said something of the address: there is another verdict to be asked for. */
  onChange: () => void;
}) {
  const parts = useLater(checkedVerdict);
  const region = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes. */
  const leaving = (act: () => void) => () => {
    region.current?.focus();
    act();
  };
  const checked: Checked | null = 'verdict' in state ? state : null;
  const isLoading = state.status === 'asking-lists' || (checked !== null && !parts);
  return (
    <div className="verdict">
      <div
        ref={region}
        role="status"
        tabIndex={-1}
        data-level={checked && levelOf(checked)}
        aria-busy={isLoading || state.status === 'asking-service'}
      >
        {checked && parts && <parts.CheckedVerdict state={checked} />}
        {isLoading && <Skeleton />}
        {state.status === 'failed' && (
          <div className="notice" data-tone="error">
            <Icon name="caution" />
            <p>{i18n.t('check.failed', { message: state.message })}</p>
          </div>
        )}
      </div>
      <div className="actions">
        {state.status === 'asking-service' && (
          <TextButton words={i18n.t('common.cancel')} onClick={leaving(() => onCancel(state))} />
        )}
        <WaysToSettings state={state} />
        {mayHelpAgain(state) && (
          <TextButton words={i18n.t('common.tryAgain')} onClick={leaving(onAgain)} />
        )}
      </div>
      {checked && parts && <parts.CheckedMore verdict={checked.verdict} onChange={onChange} />}
    </div>
  );
}

/** Where what the verdict lacks is set up. */
function WaysToSettings({ state }: { state: CheckState }) {
  return (
    <>
      {isForSettings(state) && (
        <TextButton words={i18n.t('popup.settings')} onClick={openSettings} />
      )}
      {isOfStarterList(state) && (
        <TextButton words={i18n.t('publicLists.choose')} onClick={openPublicLists} />
      )}
    </>
  );
}

function levelOf({ status, verdict: { level } }: Checked): Level {
  return status === 'asking-service' ? levelSoFar(level) : level;
}

/** What is mended there, as its words say. */
const inSettings: readonly ServiceErrorKind[] = ['key', 'permission', 'not-found', 'redirect'];

/** Whether the verdict leads to the settings. */
export function isForSettings(state: CheckState): boolean {
  return reasonsAtEnd(state).some(
    (reason) => reason.code === 'service-failed' && inSettings.includes(reason.error),
  );
}

/** Whether nobody was asked who may know the address, and the user has not made up their mind about it. */
function isOfStarterList(state: CheckState): boolean {
  const codes = reasonsAtEnd(state).map(({ code }) => code);
  return codes.includes('starter-only') && !codes.includes('own-blocked');
}

/** Whether something was stopped, or went wrong and may go well the next time: a refused key is not sent again. */
function mayHelpAgain(state: CheckState): boolean {
  if (state.status === 'failed') return !state.isFinal;
  return reasonsAtEnd(state).some((reason) =>
    reason.code === 'service-failed'
      ? reason.error !== 'key'
      : ['service-cancelled', 'lists-unreadable'].includes(reason.code),
  );
}

function reasonsAtEnd(state: CheckState): Reason[] {
  return state.status === 'done' ? state.verdict.reasons : [];
}

function TextButton({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <button type="button" className="quiet" onClick={onClick}>
      {words}
    </button>
  );
}

/** The form of what is to come. It is drawn only where the lists take long. */
function Skeleton() {
  return (
    <div className="verdict-card skeleton">
      <Progress words={i18n.t('check.askingLists')} />
      <p aria-hidden="true">
        <span className="skeleton-line" />
        <span className="skeleton-line" />
      </p>
    </div>
  );
}
