import { useId, useRef } from 'react';
import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { Waiting } from '@/components/Waiting';
import { moment } from '@/lib/extension/figures';
import type { LoggedRequest } from '@/lib/extension/log-messages';
import { type LogState, useLog } from './use-log';

/** What left the browser, newest first: when, whereto, what was answered, and why. */
export function RequestLog() {
  const id = useId();
  const { state, refresh, clear } = useLog();
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <div className="field-group">
      <h3 id={id} ref={head} tabIndex={-1}>
        {i18n.t('options.log.title')}
      </h3>
      <p className="muted">
        {i18n.t('options.log.about')} {i18n.t('options.log.never')}
      </p>
      <Requests state={state} refresh={refresh} />
      {state.status === 'ready' && state.requests.length > 0 && (
        <div className="actions">
          <button
            type="button"
            className="quiet"
            onClick={() => void clear().then(() => head.current?.focus())}
          >
            {i18n.t('options.log.clear')}
          </button>
        </div>
      )}
    </div>
  );
}

function Requests({ state, refresh }: { state: LogState; refresh: () => Promise<void> }) {
  if (state.status === 'loading') return <Waiting words={i18n.t('options.log.loading')} />;
  if (state.status === 'failed') {
    return (
      <FailedNotice
        words={i18n.t('options.log.failed', { why: state.message })}
        onAgain={() => void refresh()}
      />
    );
  }
  if (state.requests.length === 0) {
    return (
      <p role="status" className="log-empty">
        {i18n.t('options.log.empty')}
      </p>
    );
  }
  return (
    <div className="rows-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <section className="log" aria-label={i18n.t('options.log.list')} tabIndex={0}>
        <ol className="rows">
          {state.requests.map(({ id, at, method, host, path, status, why }) => (
            <li key={id}>
              <div className="log-head">
                <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
                <span className="tag">{statusWords(status)}</span>
              </div>
              <code className="log-place" dir="ltr">
                {method} {host}
                {path}
              </code>
              <p className="muted">{i18n.t(`options.log.${why}`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function statusWords(status: LoggedRequest['status']): string {
  switch (status) {
    case 'waiting':
      return i18n.t('options.log.waiting');
    case 'redirect':
      return i18n.t('options.log.redirect');
    case 'failed':
      return i18n.t('options.log.noAnswer');
    case 'offline':
      return i18n.t('options.log.offline');
    case 'cancelled':
      return i18n.t('options.log.cancelled');
    default:
      return i18n.t('options.log.answered', { status });
  }
}
