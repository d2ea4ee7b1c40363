import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { ListAges } from '@/components/ListAges';
import { VerdictActions, VerdictView } from '@/components/VerdictView';
import { Waiting } from '@/components/Waiting';
import { type LocalVerdict, useLocalVerdict } from './use-local-verdict';

/** What the local lists say of an address of a page, and what can be done with it. */
export function OpenVerdict({
  address,
  onCheck,
}: {
  address: string;
  onCheck: (address: string) => void;
}) {
  const { state, again } = useLocalVerdict(address);
  return (
    <div className="verdict found-verdict">
      <div role="status" data-level={state.status === 'ready' ? state.verdict.level : undefined}>
        <VerdictBody state={state} again={again} />
      </div>
      {state.status === 'ready' && <VerdictActions verdict={state.verdict} onChange={again} />}
      {state.status === 'ready' && state.verdict.format !== undefined && <ListAges />}
      <button type="button" className="quiet" onClick={() => onCheck(address)}>
        {i18n.t('page.openUnderCheck')}
      </button>
    </div>
  );
}

function VerdictBody({ state, again }: { state: LocalVerdict; again: () => void }) {
  switch (state.status) {
    case 'loading':
      return <Waiting words={i18n.t('check.askingLists')} form="lines" />;
    case 'failed':
      return (
        <FailedNotice words={i18n.t('check.failed', { message: state.message })} onAgain={again} />
      );
    case 'ready':
      return <VerdictView verdict={state.verdict} />;
  }
}
