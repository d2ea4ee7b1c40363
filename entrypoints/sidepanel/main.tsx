import { createRoot, type Root } from 'react-dom/client';
import { i18n } from '#i18n';
import { keepFilesOut } from '@/components/keep-files-out';
import { PartBoundary } from '@/components/PartBoundary';
import { noteWindow } from '@/components/private-window';
import { SidePanel } from '@/components/SidePanel';
import { speak } from '@/components/speak';
import { takeOverInPanel } from '@/lib/extension/hand-over';
import '@/components/design.css';

speak(i18n.t('extension.name'));
keepFilesOut();
const element = document.getElementById('root');
if (element) showIn(createRoot(element));
noteWindow().catch(reportError);

/** What is handed over to it takes the place of what it showed. */
function showIn(root: Root): void {
  let times = 0;
  takeOverInPanel((parameters) => {
    times += 1;
    root.render(
      <PartBoundary key={times}>
        <SidePanel parameters={parameters} />
      </PartBoundary>,
    );
  }).catch(reportError);
}
