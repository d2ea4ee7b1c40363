import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { number, time } from '@/lib/extension/figures';
import type { useMany } from './use-many';
import type { Run } from './work';

/** How far the work on the rows is, with buttons to pause it, let it go on, and stop it. */
export function RunBar({
  many,
  host,
  onGone,
}: {
  many: ReturnType<typeof useMany>;
  host: string;
  /** The button that had the focus goes: it was pressed, or the work came to its end. */
  onGone: () => void;
}) {
  const { rows, run } = many;
  const unchecked = rows.filter(({ verdict }) => verdict === null).length;
  const isIdle = run.status === 'idle';
  return (
    <>
      <div className="run">
        {/* There before its words: some screen readers miss those that come with their region. */}
        <p className={isIdle ? 'muted' : 'unseen'} role="status">
          {isIdle && idleWords(unchecked)}
        </p>
        {isIdle && unchecked > 0 && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              onGone();
              void many.checkRest();
            }}
          >
            {i18n.t('many.goOn')}
          </button>
        )}
        {run.status !== 'idle' && (
          <Progress many={many} run={run} words={runWords(run, host)} onGone={onGone} />
        )}
      </div>
      {run.status === 'paused' && run.message !== null && (
        <Notice tone="error">{i18n.t('many.run.stopped', { message: run.message })}</Notice>
      )}
    </>
  );
}

function Progress({
  many: { goOn, pause, stop },
  run,
  words,
  onGone,
}: {
  many: ReturnType<typeof useMany>;
  run: Exclude<Run, { status: 'idle' }>;
  words: string;
  onGone: () => void;
}) {
  const isPaused = run.status === 'paused';
  return (
    <>
      <progress aria-label={words} value={run.done} max={run.total} />
      <p className="muted">{words}</p>
      <RunButtons onGone={onGone}>
        <button type="button" className="quiet" onClick={isPaused ? goOn : pause}>
          {isPaused ? i18n.t('many.run.resume') : i18n.t('many.run.pause')}
        </button>
        <button type="button" className="quiet" onClick={stop}>
          {i18n.t('many.run.cancel')}
        </button>
      </RunButtons>
    </>
  );
}

function RunButtons({ onGone, children }: { onGone: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useLayoutEffect(() => {
    const element = box.current;
    // Called while the buttons are still there, and know whether they have the focus.
    return () => {
      if (element?.contains(document.activeElement)) gone.current();
    };
  }, []);
  return (
    <div ref={box} className="actions">
      {children}
    </div>
  );
}

function idleWords(unchecked: number): string {
  return unchecked === 0
    ? i18n.t('many.run.done')
    : i18n.t('many.unchecked', unchecked, [number(unchecked)]);
}

function runWords(run: Exclude<Run, { status: 'idle' }>, host: string): string {
  const done = number(run.done);
  const total = number(run.total);
  switch (run.status) {
    case 'paused':
      return i18n.t('many.run.paused', { done, total });
    case 'waiting':
      return i18n.t('many.run.waiting', { host, time: time(run.until), done, total });
    case 'running':
      return run.what === 'checking'
        ? i18n.t('many.run.checking', { done, total })
        : i18n.t('many.run.asking', { host, done, total });
  }
}
