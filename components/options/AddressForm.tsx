import type { Dispatch, SetStateAction, SyntheticEvent } from 'react';
import { useId } from 'react';
import { i18n } from '#i18n';
import { askPermission } from '@/components/ask-permission';
import { hostPattern, originOf } from '@/components/host-pattern';
import { Outcome } from '@/components/Outcome';
import { send } from '@/lib/extension/messages';
import { holdingFor, type ServicePart } from './use-latest-act';

/** Takes the address of the service; says before and after that the key goes with the address that it belongs to. */
export function AddressForm({
  settings,
  act,
  refresh,
  typed,
  setTyped,
}: ServicePart & {
  /** null: what is saved stands there. */
  typed: string | null;
  setTyped: Dispatch<SetStateAction<string | null>>;
}) {
  const id = useId();
  const saved = settings.serviceAddress;
  const isLocked = settings.locked.includes('serviceAddress');
  const shown = typed ?? saved ?? '';
  const host = saved && URL.parse(saved)?.host;
  const origin = originOf(shown);
  // What is no address cannot be saved; none at all can.
  const isNew = origin === null ? shown.trim() === '' : origin !== originOf(saved ?? '');
  const losesKey = host && settings.hasKey && isNew;

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const address = shown.trim() || null;
    const isNone = address === null && saved === null;
    // The browser's question may stand open for long; the address is saved all the same.
    askPermission(address && hostPattern(address))
      .then(refresh)
      .catch(reportError);
    act.run(async () => {
      // Nothing would be removed.
      if (isNone) return { status: 'failed', message: i18n.t('serviceAddress.empty') };
      const result = await send('service/save', { address });
      if (result.status === 'refused') return { status: 'failed', message: result.message };
      await refresh();
      // What was typed meanwhile is still to be saved.
      setTyped((now) => (now === typed ? null : now));
      const isKeyGone = settings.hasKey && !result.settings.hasKey;
      return {
        status: 'done',
        message: savedWords(address, isKeyGone ? (host ?? '') : null),
        holdsFor: holdingFor(result.settings),
      };
    });
  }
  return (
    <form className="field" onSubmit={save}>
      <label htmlFor={id}>{i18n.t('options.service.address')}</label>
      <div className="row">
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2048}
          placeholder="https://"
          dir="ltr"
          aria-describedby={`${id}note`}
          disabled={isLocked}
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" disabled={isLocked}>
          {i18n.t('options.service.save')}
        </button>
      </div>
      <p id={`${id}note`} className="muted">
        {i18n.t('options.service.sends')} {isLocked && <strong>{i18n.t('options.managed')}</strong>}
      </p>
      <p aria-live="polite" className="caution-words">
        {losesKey && i18n.t('options.service.losesKey', { host })}
      </p>
      <Outcome state={act.state} running={i18n.t('common.saving')} />
    </form>
  );
}

/** `lostKeyOf`: the host whose key went with it. */
function savedWords(address: string | null, lostKeyOf: string | null): string {
  if (address === null) {
    return lostKeyOf === null
      ? i18n.t('options.service.removed')
      : i18n.t('options.service.removedKeyGone');
  }
  return lostKeyOf === null
    ? i18n.t('options.service.saved')
    : i18n.t('options.service.savedKeyGone', { host: lostKeyOf });
}
