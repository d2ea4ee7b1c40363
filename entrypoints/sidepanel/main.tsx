import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n';
import { keepFilesOut } from '@/components/keep-files-out';
import { PartBoundary } from '@/components/PartBoundary';
import { SidePanel } from '@/components/SidePanel';
import { speak } from '@/components/speak';
import '@/components/design.css';

const root = document.getElementById('root');

speak(i18n.t('common.app'));
keepFilesOut();
if (root) {
  createRoot(root).render(
    <PartBoundary>
      <SidePanel />
    </PartBoundary>,
  );
}
