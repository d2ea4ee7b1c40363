import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { useAct } from '@/components/use-act';
import { VerdictActions, VerdictView } from '@/components/VerdictView';
import { number } from '@/lib/extension/figures';
import type { ManyRow } from './many-row';

/** The whole verdict on one row. */
export function ManyChosen({ row, onChange }: { row: ManyRow; onChange: () => Promise<void> }) {
  const { state, run } = useAct();
  const judgeAnew = () =>
    void run(async () => {
      await onChange();
      return { status: 'idle' };
    });
  const { line, label, verdict } = row;
  return (
    <section className="verdict" aria-label={i18n.t('many.details')}>
      <p className="muted">
        {i18n.t('many.row.place', { place: number(line) })}{' '}
        {label && (
          <strong>
            <bdi>{label}</bdi>
          </strong>
        )}
      </p>
      <div role="status" data-level={verdict?.level} aria-busy={verdict === null}>
        {verdict ? <VerdictView verdict={verdict} /> : <p>{i18n.t('many.row.pending')}</p>}
      </div>
      {verdict && <VerdictActions verdict={verdict} onChange={judgeAnew} />}
      {state.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
    </section>
  );
}
