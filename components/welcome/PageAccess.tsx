import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { usePageAccess } from './use-page-access';

/** Whether the browser lets the extension read pages, with a button where it does not. */
export function PageAccess() {
  const { access, ask } = usePageAccess();
  if (access === 'asking') return <p className="muted">{i18n.t('welcome.checking')}</p>;
  if (access === 'granted') return <Notice tone="done">{i18n.t('welcome.granted')}</Notice>;
  return <Withheld isRefused={access === 'refused'} onAsk={ask} />;
}

/** The same only where the browser does not let it; else the children. */
export function WithheldAccess({ children }: { children?: ReactNode }) {
  const { access, ask } = usePageAccess();
  if (access === 'asking') return null;
  if (access === 'granted') return children;
  return <Withheld isRefused={access === 'refused'} onAsk={ask} />;
}

function Withheld({ isRefused, onAsk }: { isRefused: boolean; onAsk: () => void }) {
  return (
    <>
      <Notice tone="error">
        {isRefused ? i18n.t('welcome.refused') : i18n.t('welcome.withheld')}
      </Notice>
      <button type="button" className="primary" onClick={onAsk}>
        {i18n.t('welcome.grant')}
      </button>
    </>
  );
}
