import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n';
import { keepFilesOut } from '@/components/keep-files-out';
import { isPopup } from '@/components/open-pages';
import { PartBoundary } from '@/components/PartBoundary';
import { Popup } from '@/components/Popup';
import { popupBeginning } from '@/components/popup-beginning';
import { noteWindow } from '@/components/private-window';
import { speak } from '@/components/speak';
import { takeOver } from '@/lib/extension/hand-over';
import '@/components/design.css';

speak(i18n.t('extension.name'));
if (new URLSearchParams(location.search).has('full'))
  document.documentElement.dataset['view'] = 'full';
if (!isPopup()) document.documentElement.dataset['place'] = 'window';
keepFilesOut();
takeOver()
  .then((parameters) => {
    show(parameters);
    return noteWindow();
  })
  .catch(reportError);

function show(parameters: URLSearchParams): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <PartBoundary>
      <Popup {...popupBeginning(parameters)} />
    </PartBoundary>,
  );
}
