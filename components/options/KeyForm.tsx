import { type SyntheticEvent, useId, useRef } from 'react';
import { i18n } from '#i18n';
import { Outcome } from '@/components/Outcome';
import { send } from '@/lib/extension/messages';
import { holdingFor, type ServicePart } from './use-latest-act';

/** Takes the key and forgets it at once: it goes to the background and is never read back. */
export function KeyForm({
  settings,
  act,
  refresh,
  isElsewhere,
  typed,
  setTyped,
}: ServicePart & {
  /** The address above is another service's, and not saved: this key is meant for that one, and would go to the one of before. */
  isElsewhere: boolean;
  typed: string;
  setTyped: (typed: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { hasKey } = settings;
  const isLocked = settings.locked.includes('key');

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const key = typed.trim();
    // Pressed twice: the first press saved it, and the field is empty since.
    if (!key && hasKey && act.state.status === 'done') return;
    act.run(async () => {
      if (!key) return { status: 'failed', message: i18n.t('options.key.empty') };
      if (isElsewhere) return { status: 'failed', message: i18n.t('service.saveAddressFirst') };
      const result = await send('key/save', { key });
      if (result.status === 'refused') return { status: 'failed', message: result.message };
      setTyped('');
      await refresh();
      const holdsFor = holdingFor(result.settings);
      return { status: 'done', message: i18n.t('options.key.saved'), holdsFor };
    });
  }
  function remove() {
    act.run(async () => {
      const holdsFor = holdingFor(await send('key/remove'));
      await refresh();
      // The button that had the focus is gone.
      input.current?.focus();
      return { status: 'done', message: i18n.t('options.key.removed'), holdsFor };
    });
  }

  return (
    <form className="field" onSubmit={save}>
      <label htmlFor={id}>{i18n.t('options.key.label')}</label>
      <div className="row">
        <input
          id={id}
          ref={input}
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={4096}
          aria-describedby={`${id}note`}
          disabled={isLocked}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" disabled={isLocked}>
          {i18n.t('common.save')}
        </button>
        {hasKey && !isLocked && (
          <button type="button" onClick={remove}>
            {i18n.t('options.key.remove')}
          </button>
        )}
      </div>
      <p id={`${id}note`} className="muted">
        <strong>{hasKey ? i18n.t('options.key.isSaved') : i18n.t('options.key.notSaved')}</strong>{' '}
        {i18n.t('options.key.note')} {isLocked && <strong>{i18n.t('options.managed')}</strong>}
      </p>
      <Outcome state={act.state} running={i18n.t('common.saving')} />
    </form>
  );
}
