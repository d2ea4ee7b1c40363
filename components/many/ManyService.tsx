import { type KeyboardEvent, type Ref, useId } from 'react';
import { i18n } from '#i18n';
import { firstClick } from '@/components/first-click';
import { useAsking } from '@/components/use-asking';
import { number } from '@/lib/extension/figures';
import { isToAsk } from './many-row';
import type { useMany } from './use-many';
import { useOnline } from './use-online';

/** Asks the service about the rows that are shown, once the user knows how many requests that is. */
export function ManyService({
  many,
  places,
  host,
  onGone,
}: {
  many: ReturnType<typeof useMany>;
  places: readonly number[];
  /** null: there is no service. */
  host: string | null;
  /** The button that was pressed goes. */
  onGone: () => void;
}) {
  const isOnline = useOnline();
  const { isAsking, setAsking, ref, onKeyDown } = useAsking();
  // It would take the focus when the browser is online again.
  if (isAsking && !isOnline) setAsking(false);
  const open = places.filter((place) => {
    const row = many.rows[place];
    return row !== undefined && host !== null && isToAsk(row, host);
  });
  if (many.run.status !== 'idle') return null;
  return (
    <section className="many-service" aria-label={i18n.t('many.service.title')}>
      <h3>{i18n.t('many.service.title')}</h3>
      {host === null && <p className="muted">{i18n.t('many.service.none')}</p>}
      {host !== null && !isOnline && (
        <p className="muted">{i18n.t('many.service.offline', { host })}</p>
      )}
      {host !== null && isOnline && open.length === 0 && (
        <p className="muted">{i18n.t('many.service.allAsked', { host })}</p>
      )}
      {host !== null && isOnline && open.length > 0 && !isAsking && (
        <div className="actions">
          <button ref={ref} type="button" onClick={() => setAsking(true)}>
            {i18n.t('many.service.ask', open.length, [number(open.length)], { host })}
          </button>
        </div>
      )}
      {host !== null && isOnline && open.length > 0 && isAsking && (
        <Confirm
          count={open.length}
          host={host}
          keep={ref}
          onKeyDown={onKeyDown}
          onSend={() => {
            onGone();
            setAsking(false);
            void many.ask(open, host);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Asks once more. `keep` has the focus, so that the same press twice sends nothing. */
function Confirm({
  count,
  host,
  keep,
  onKeyDown,
  onSend,
  onCancel,
}: {
  count: number;
  host: string;
  keep: Ref<HTMLButtonElement>;
  onKeyDown: (event: KeyboardEvent) => void;
  onSend: () => void;
  onCancel: () => void;
}) {
  const id = useId();
  return (
    <>
      <p id={id}>{i18n.t('many.service.tell', count, [number(count)], { host })}</p>
      <div className="actions">
        <button
          ref={keep}
          type="button"
          aria-describedby={id}
          onClick={onCancel}
          onKeyDown={onKeyDown}
        >
          {i18n.t('many.service.notNow')}
        </button>
        <button
          type="button"
          className="primary"
          onClick={firstClick(onSend)}
          onKeyDown={onKeyDown}
        >
          {i18n.t('many.service.send', count, [number(count)])}
        </button>
      </div>
    </>
  );
}
