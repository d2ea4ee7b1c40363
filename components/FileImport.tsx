import { type ReactNode, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { decodeText } from '@/lib/extension/decode-text';
import { fitsInMessage, mostBytes } from '@/lib/extension/message-limit';
import { errorWords } from './error-words';
import { FileField } from './FileField';
import { Notice } from './Notice';
import { useLatest } from './use-latest';
import { useSaidInView } from './use-said-in-view';
import { useUntilElse } from './use-until-else';

type Refused = { status: 'refused'; message: string };

type Props<Plan, Taken> = {
  label: string;
  note: string;
  /** As the attribute of a file field. */
  accept: string;
  /** Bytes of a file; what no message holds is too big in any case. */
  most?: number;
  /** Asks what a file would change; changes nothing. */
  read: (text: string) => Promise<Plan | Refused>;
  /** Called in the click itself. */
  take: (text: string, plan: Plan) => Promise<Taken | Refused>;
  preview: (plan: Plan, onTake: () => void, onDiscard: () => void) => ReactNode;
  taken: (taken: Taken) => ReactNode;
};

type State<Plan, Taken> =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'shown'; text: string; plan: Plan }
  | { status: 'taken'; taken: Taken }
  | { status: 'failed'; message: string };

type Answer = { status: string };

/** Takes a file. What it would change is shown first. */
export function FileImport<Plan extends Answer, Taken extends Answer>(props: Props<Plan, Taken>) {
  const { label, note, accept, most = mostBytes, read, take, preview, taken } = props;
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State<Plan, Taken>>({ status: 'idle' });
  const begin = useLatest();
  const place = useSaidInView(state.status === 'idle' ? '' : state.status);

  useUntilElse(state.status === 'taken', state, setState);

  async function run(act: () => Promise<State<Plan, Taken>>) {
    const isLate = begin();
    setState({ status: 'reading' });
    const next = await act().catch((error) => failed(errorWords(error)));
    if (!isLate()) setState(next);
  }
  function choose(file: File | undefined) {
    if (!file) return;
    void run(async () => {
      const text = await textOf(file, most);
      if (text === null) return failed(i18n.t('fileImport.tooBig'));
      const plan = await read(text);
      return isRefused(plan) ? failed(plan.message) : { status: 'shown', text, plan };
    });
  }
  function takeShown(text: string, plan: Plan) {
    void run(async () => {
      const done = await take(text, plan);
      return isRefused(done) ? failed(done.message) : { status: 'taken', taken: done };
    });
    // The button goes.
    field.current?.focus();
  }
  function discard() {
    setState({ status: 'idle' });
    field.current?.focus();
  }
  return (
    <div ref={place} className="field-group">
      <FileField label={label} accept={accept} note={note} field={field} onFile={choose} />
      {state.status === 'reading' && <Notice tone="hint">{i18n.t('fileImport.reading')}</Notice>}
      {state.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
      {state.status === 'taken' && taken(state.taken)}
      {state.status === 'shown' &&
        preview(state.plan, () => takeShown(state.text, state.plan), discard)}
    </div>
  );
}

/** null: it is bigger than what the background takes. */
async function textOf(file: File, most: number): Promise<string | null> {
  if (file.size > most) return null;
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return fitsInMessage(text) ? text : null;
}

function isRefused(answer: Answer | Refused): answer is Refused {
  return answer.status === 'refused';
}

function failed(message: string): { status: 'failed'; message: string } {
  return { status: 'failed', message };
}
