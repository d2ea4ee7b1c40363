import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { usePageAccess } from './use-page-access';

/** Whether the browser lets the extension read pages, with a button where it does not. */
export function PageAccess() {
  const { access, ask } = usePageAccess();
  if (access === 'asking') return <p className="muted">{i18n.t('welcome.checking')}</p>;
  if (access === 'granted') return <Notice tone="done">{i18n.t('welcome.granted')}</Notice>;
  const isRefused = access === 'refused';
  return (
    <>
      <Notice tone="error">
        {isRefused ? i18n.t('welcome.refused') : i18n.t('welcome.withheld')}
      </Notice>
      <button type="button" className="primary" onClick={ask}>
        {i18n.t('welcome.grant')}
      </button>
    </>
  );
}
