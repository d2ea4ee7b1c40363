import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n';
import { keepFilesOut } from '@/components/keep-files-out';
import { Options } from '@/components/options/Options';
import { PartBoundary } from '@/components/PartBoundary';
import { speak } from '@/components/speak';
import '@/components/design.css';

const root = document.getElementById('root');

speak(i18n.t('popup.settingsTitle'));
keepFilesOut();
if (root) {
  createRoot(root).render(
    <PartBoundary>
      <Options />
    </PartBoundary>,
  );
}
