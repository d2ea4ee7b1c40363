import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n';
import { Popup } from '@/components/Popup';
import { speak } from '@/components/speak';
import '@/components/design.css';

const root = document.getElementById('root');
const parameters = new URLSearchParams(location.search);
const tabId = Number(parameters.get('tab') || Number.NaN);
const full = parameters.has('full');

speak(i18n.t('common.app'));
if (full) document.documentElement.dataset['view'] = 'full';
if (root) {
  createRoot(root).render(
    <Popup
      tabId={Number.isInteger(tabId) ? tabId : null}
      address={parameters.get('address') ?? ''}
      hint={parameters.has('hint')}
      full={full}
    />,
  );
}
