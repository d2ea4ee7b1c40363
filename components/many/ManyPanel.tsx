import { useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { RowList } from '@/components/RowList';
import { useAnswerInView } from '@/components/use-answer-in-view';
import { type SettingsState, useSettings } from '@/components/use-settings';
import { number } from '@/lib/extension/figures';
import { ListNews } from './ListNews';
import { ManyChosen } from './ManyChosen';
import { ManyExport } from './ManyExport';
import { ManyFilter } from './ManyFilter';
import { ManyInput } from './ManyInput';
import { ManyNotes } from './ManyNotes';
import { ManyRowLine } from './ManyRowLine';
import { ManyService } from './ManyService';
import { type Kind, placesOf } from './many-row';
import { RunBar } from './RunBar';
import type { GivenRow } from './read-rows';
import { useListNews } from './use-list-news';
import { useMany } from './use-many';
import { useOwnNews } from './use-own-news';

/** Many addresses at once: taken from a `text` that came along, a paste or a file, looked up in this browser, and at the service where the user says so. */
export function ManyPanel({ text = '' }: { text?: string }) {
  const many = useMany();
  const lists = useListNews();
  useOwnNews(many.allAgain);
  // Whether another list is to take the place of the rows, which stay until it does: what the service said of them cost.
  const [isAgain, setAgain] = useState(false);
  const { state } = useSettings();
  function start(rows: GivenRow[]) {
    lists.forget();
    setAgain(false);
    void many.start(rows);
  }
  function checkAgain() {
    lists.forget();
    void many.lookAnew();
  }
  if (many.rows.length === 0 || isAgain) {
    const onBack = isAgain ? () => setAgain(false) : null;
    return <ManyInput first={text} onRead={start} onBack={onBack} />;
  }
  return (
    <Checked
      many={many}
      settings={state}
      onCheckAgain={lists.areNew && many.run.status === 'idle' ? checkAgain : null}
      onAgain={() => {
        setAgain(true);
        many.stop();
      }}
    />
  );
}

function Checked({
  many,
  settings,
  onCheckAgain,
  onAgain,
}: {
  many: ReturnType<typeof useMany>;
  settings: SettingsState;
  /** The lists are others by now; null: they are not. */
  onCheckAgain: (() => void) | null;
  onAgain: () => void;
}) {
  const { rows, run } = many;
  const host = hostOf(settings);
  const [kind, setKind] = useState<Kind | null>(null);
  const [order, setOrder] = useState<'list' | 'worst'>('list');
  /** The place of the row among all, whatever is shown. */
  const [chosen, setChosen] = useState<number | null>(null);
  const answer = useAnswerInView();
  const head = useRef<HTMLHeadingElement>(null);
  // The button that began it is gone.
  const focusHead = () => head.current?.focus();
  useEffect(focusHead, []);
  const places = placesOf(rows, kind, order);
  const at = chosen === null ? -1 : places.indexOf(chosen);
  const row = chosen === null ? undefined : rows[chosen];
  const isBusy = run.status === 'running' || run.status === 'waiting';
  return (
    <div className="panel two-columns many">
      <div className="full-list">
        <div className="row-head">
          <h2 ref={head} tabIndex={-1}>
            {i18n.t('common.rows', rows.length, [number(rows.length)])}
          </h2>
          <button type="button" className="quiet" onClick={onAgain}>
            {i18n.t('many.again')}
          </button>
        </div>
        <RunBar many={many} host={host ?? ''} onGone={focusHead} />
        {onCheckAgain && (
          <ListNews
            onAgain={() => {
              // The button goes.
              focusHead();
              onCheckAgain();
            }}
          />
        )}
        <ManyNotes rows={rows} />
        <ManyFilter rows={rows} kind={kind} order={order} onKind={setKind} onOrder={setOrder} />
        {places.length === 0 ? (
          <p className="muted">{i18n.t('many.nothingFits')}</p>
        ) : (
          <RowList
            key={`${kind} ${order}`}
            name={i18n.t('many.list')}
            total={places.length}
            isBusy={isBusy}
            chosen={at < 0 ? null : at}
            onChoose={(place) => setChosen(places[place] ?? null)}
            onPress={answer.show}
          >
            {(place) => <ManyRowLine rows={rows} place={places[place] ?? 0} />}
          </RowList>
        )}
      </div>
      <aside ref={answer.ref} className="full-aside" aria-label={i18n.t('many.details')}>
        {row && chosen !== null && (
          <ManyChosen key={chosen} row={row} onChange={() => many.again(chosen)} />
        )}
        {settings.status === 'failed' && <Notice tone="error">{settings.message}</Notice>}
        {host !== undefined && (
          <ManyService many={many} places={places} host={host} onGone={focusHead} />
        )}
        <ManyExport rows={rows} places={places} />
      </aside>
    </div>
  );
}

/** The host of the service; null: none is set up. undefined: it is not known whether one is. */
function hostOf(state: SettingsState): string | null | undefined {
  if (state.status !== 'ready') return undefined;
  const { serviceAddress } = state.settings;
  return serviceAddress === null ? null : new URL(serviceAddress).host;
}
