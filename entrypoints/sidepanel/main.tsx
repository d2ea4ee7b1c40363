import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n';
import { keepFilesOut } from '@/components/keep-files-out';
import { PartBoundary } from '@/components/PartBoundary';
import { SidePanel } from '@/components/SidePanel';
import { speak } from '@/components/speak';
import { takeOverInPanel } from '@/lib/extension/hand-over';
import '@/components/design.css';

speak(i18n.t('common.app'));
keepFilesOut();
takeOverInPanel().then(show).catch(reportError);

function show(parameters: URLSearchParams): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <PartBoundary>
      <SidePanel parameters={parameters} />
    </PartBoundary>,
  );
}
