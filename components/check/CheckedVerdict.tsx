import { i18n } from '#i18n';
import { ListAges } from '@/components/ListAges';
import { VerdictActions, VerdictView } from '@/components/VerdictView';
import type { Verdict } from '@/lib/verdict/verdict';
import type { Asked, CheckState } from './ask-all';
import { Progress } from './Progress';
import { SameKey } from './SameKey';

/** A check that has a verdict: at first that of the lists, then the service's too. */
export type Checked = Extract<CheckState, { verdict: Verdict }>;

/** The verdict of a check, and who was or is asked for it. */
export function CheckedVerdict({ state }: { state: Checked }) {
  return (
    <VerdictView verdict={state.verdict} isSoFar={state.status === 'asking-service'}>
      {state.status === 'asking-service' && (
        <Progress words={i18n.t('check.askingService', { host: state.host })} />
      )}
      {state.status === 'done' && state.asked.length > 0 && <AskedLine asked={state.asked} />}
    </VerdictView>
  );
}

/** What can be done with the address of a check, and what else there is to know of it. */
export function CheckedMore({ verdict, onChange }: { verdict: Verdict; onChange: () => void }) {
  return (
    <>
      <VerdictActions verdict={verdict} onChange={onChange} />
      {verdict.format !== undefined && (
        <div className="more-to-know">
          <SameKey verdict={verdict} />
          <ListAges />
        </div>
      )}
    </>
  );
}

function AskedLine({ asked }: { asked: Asked[] }) {
  return (
    <p className="muted asked">
      {asked.map(({ name, outcome }) => i18n.t('check.asked', { name, outcome })).join(' · ')}
    </p>
  );
}
