import { useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { send } from '@/lib/extension/messages';
import { Outcome } from './Outcome';
import { useAct } from './use-act';

/** Forgets everything, after it said what that is and asked once more. */
export function EraseData({ onErased }: { onErased: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const { state, run } = useAct();
  const start = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The button that had the focus is gone: it goes to the one that does no harm.
  useEffect(() => {
    if (isAsking !== wasAsking.current) (isAsking ? keep : start).current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  function erase() {
    setAsking(false);
    void run(async () => {
      await send('data/erase');
      await onErased();
      return { status: 'done', message: i18n.t('options.data.erased') };
    });
  }
  return (
    <div className="field">
      {isAsking ? (
        <div className="notice" data-tone="error" role="alert">
          <div className="field-group">
            <p>{i18n.t('options.data.eraseAsk')}</p>
            <div className="actions">
              <button type="button" ref={keep} onClick={() => setAsking(false)}>
                {i18n.t('options.data.keep')}
              </button>
              <button type="button" className="grave" onClick={erase}>
                {i18n.t('options.data.eraseNow')}
              </button>
            </div>
          </div>
        </div>
      ) : (
        <div>
          <button type="button" ref={start} className="grave" onClick={() => setAsking(true)}>
            {i18n.t('options.data.erase')}
          </button>
        </div>
      )}
      <p className="muted">{i18n.t('options.data.eraseNote')}</p>
      <Outcome state={state} running={i18n.t('options.data.erasing')} />
    </div>
  );
}
