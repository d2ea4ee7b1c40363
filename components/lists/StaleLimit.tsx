import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { i18n } from '#i18n';
import { Outcome } from '@/components/Outcome';
import { number } from '@/lib/extension/figures';
import { leastDays, mostDays } from '@/lib/extension/stale-days';

/** After how many days a list no longer says that there is no report. */
export function StaleLimit({
  days,
  locked = false,
  onChange,
}: {
  days: number;
  /** The user's organisation set it. */
  locked?: boolean;
  onChange: (days: number) => Promise<void>;
}) {
  const id = useId();
  /** null: what is saved stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What was to be saved last; null: nothing yet. */
  const [sent, setSent] = useState<number | null>(null);
  // Not once it is saved: another window may change it then. What cannot be stored, or was typed meanwhile, is still to be saved.
  useEffect(() => setTyped((now) => (Number(now) === days ? null : now)), [days]);
  const shown = typed ?? String(days);
  const wanted = Number(shown);
  const isDays = Number.isInteger(wanted) && wanted >= leastDays && wanted <= mostDays;
  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (!isDays || wanted === days) return;
    setSent(wanted);
    void onChange(wanted);
  }
  return (
    <form className="field" onSubmit={save} noValidate>
      <label htmlFor={id}>{i18n.t('lists.staleDays')}</label>
      <div className="actions">
        <input
          id={id}
          className="days"
          type="number"
          min={leastDays}
          max={mostDays}
          required
          disabled={locked}
          aria-invalid={!isDays}
          aria-describedby={`${id}note`}
          value={shown}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" aria-disabled={!isDays || wanted === days}>
          {i18n.t('lists.saveDays')}
        </button>
      </div>
      <p id={`${id}note`} className="muted" aria-live="polite">
        {isDays
          ? i18n.t('lists.staleNote')
          : i18n.t('lists.staleProblem', {
              least: number(leastDays),
              most: number(mostDays),
              days: number(days),
            })}{' '}
        {locked && <strong>{i18n.t('options.managed')}</strong>}
      </p>
      <Outcome
        state={
          sent === days && typed === null
            ? { status: 'done', message: i18n.t('lists.savedDays') }
            : { status: 'idle' }
        }
        running=""
      />
    </form>
  );
}
