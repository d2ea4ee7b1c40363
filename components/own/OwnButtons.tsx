import { type ReactNode, useState } from 'react';
import { i18n } from '#i18n';
import { errorWords } from '@/components/error-words';
import { Icon } from '@/components/Icon';
import type { NetworkId } from '@/lib/address/networks';
import { send } from '@/lib/extension/messages';
import type { OwnMark } from '@/lib/verdict/facts';
import type { Verdict } from '@/lib/verdict/verdict';
import { findOwnKey } from './find-own-key';
import { NameForm } from './NameForm';

/**
 * `Save as contact` and `Block` for a verdict's address; where the user has said so, they say it, and take it back. `onChange` is
 * called when there is another verdict to be asked for. The children stand beside them.
 */
export function OwnButtons({
  verdict,
  onChange,
  children,
}: {
  verdict: Verdict;
  onChange: () => void;
  children?: ReactNode;
}) {
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  });
  const mark = markOf(verdict);
  const subject: { address: string; networkId: NetworkId | null } = {
    address: verdict.address,
    networkId: verdict.networkId,
  };

  async function run(act: () => Promise<string | null>) {
    if (state.busy) return;
    setState({ busy: true, problem: null });
    const problem = await act().catch(errorWords);
    setState({ busy: false, problem });
    if (problem === null) onChange();
  }
  const put = (next: OwnMark) =>
    run(async () => {
      const result = await send('own/put', { ...subject, ...next });
      return result.status === 'refused' ? result.message : null;
    });
  const remove = () =>
    run(async () => {
      const key = findOwnKey(verdict, (await send('own/list')).entries);
      if (key !== null) await send('own/remove', { key });
      return null;
    });
  const press = (kind: OwnMark['kind']) =>
    mark?.kind === kind ? remove() : put({ kind, name: mark?.name ?? '', note: mark?.note ?? '' });

  return (
    <div className="own-buttons">
      <div className="actions">
        {(['trusted', 'blocked'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className="quiet toggle"
            // One that says what it does now is no switch.
            aria-pressed={kind === 'trusted' ? mark?.kind === kind : undefined}
            onClick={() => void press(kind)}
          >
            {mark?.kind === kind && <Icon name={kind === 'trusted' ? 'done' : 'danger'} />}
            {buttonWords(kind, mark)}
          </button>
        ))}
        {children}
        <span aria-live="polite" className="muted">
          {wordsOf(state.problem, mark)}
        </span>
      </div>
      {mark && <NameForm key={`${mark.kind} ${mark.name} ${mark.note}`} mark={mark} onSave={put} />}
    </div>
  );
}

function buttonWords(kind: OwnMark['kind'], mark: OwnMark | null): string {
  const isSaid = mark?.kind === kind;
  if (kind === 'blocked') return isSaid ? i18n.t('own.unblock') : i18n.t('own.block');
  if (!isSaid) return i18n.t('own.trust');
  return mark.name ? i18n.t('own.savedAs', { name: mark.name }) : i18n.t('own.saved');
}

/** What the user said of the account, as the verdict tells. */
function markOf({ reasons }: Verdict): OwnMark | null {
  for (const reason of reasons) {
    if (reason.code === 'own-trusted' || reason.code === 'own-blocked') {
      const { name, note } = reason;
      return { kind: reason.code === 'own-blocked' ? 'blocked' : 'trusted', name, note };
    }
  }
  return null;
}

function wordsOf(problem: string | null, mark: OwnMark | null): string {
  if (problem !== null) return problem;
  if (mark?.kind !== 'trusted') return '';
  return i18n.t('own.takeBack');
}
