import { i18n } from '#i18n';
import { Outcome } from '@/components/Outcome';
import { reloadOthers } from '@/components/open-pages';
import { useAct } from '@/components/use-act';
import { useAsking } from '@/components/use-asking';
import { send } from '@/lib/extension/messages';

/** Forgets everything, after it said what that is and asked once more. */
export function EraseData({ onErased }: { onErased: () => Promise<void> }) {
  const { isAsking, setAsking, ref, onKeyDown } = useAsking();
  const { state, run } = useAct();

  function erase() {
    setAsking(false);
    void run(async () => {
      try {
        await send('data/erase');
      } finally {
        // Also where a part could not be erased: the rest is.
        reloadOthers();
        await onErased();
      }
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
              <button
                type="button"
                ref={ref}
                onClick={() => setAsking(false)}
                onKeyDown={onKeyDown}
              >
                {i18n.t('options.data.keep')}
              </button>
              <button type="button" className="grave" onClick={erase} onKeyDown={onKeyDown}>
                {i18n.t('options.data.eraseNow')}
              </button>
            </div>
          </div>
        </div>
      ) : (
        <div>
          <button type="button" ref={ref} className="grave" onClick={() => setAsking(true)}>
            {i18n.t('options.data.erase')}
          </button>
        </div>
      )}
      <p className="muted">{i18n.t('options.data.eraseNote')}</p>
      <Outcome state={state} running={i18n.t('options.data.erasing')} />
    </div>
  );
}
