import { useState } from 'react';
import { i18n } from '#i18n';
import { send } from '@/lib/extension/messages';
import { errorWords } from './error-words';
import { Icon } from './Icon';

type State = { status: 'idle' } | { status: 'copied' } | { status: 'failed'; message: string };

/** Copies a whole address, or what is none, and says what came of it. */
export function CopyButton({ text, isAddress = true }: { text: string; isAddress?: boolean }) {
  const [state, setState] = useState<State>({ status: 'idle' });
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState({ status: 'copied' });
      // So that it is no surprise where it is pasted.
      send('check/copied', { address: text }).catch(reportError);
    } catch (error) {
      setState({ status: 'failed', message: errorWords(error) });
    }
  }
  return (
    <span className="copy" data-status={state.status}>
      <button type="button" className="quiet" onClick={copy}>
        <Icon name={state.status === 'copied' ? 'done' : 'copy'} />
        <span>{i18n.t(isAddress ? 'check.copy' : 'check.copyText')}</span>
      </button>
      <span aria-live="polite" className="muted">
        {state.status === 'copied' && i18n.t('check.copied')}
        {state.status === 'failed' && i18n.t('check.notCopied', { message: state.message })}
      </span>
    </span>
  );
}
