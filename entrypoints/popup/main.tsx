import { createRoot } from 'react-dom/client';
import { i18n } from '#i18n';
import { keepFilesOut } from '@/components/keep-files-out';
import { isPopup } from '@/components/open-pages';
import { PartBoundary } from '@/components/PartBoundary';
import { Popup, type PopupTab, popupTabs } from '@/components/Popup';
import { speak } from '@/components/speak';
import { popupHints } from '@/lib/extension/popup-hint';
import '@/components/design.css';

const root = document.getElementById('root');
const parameters = new URLSearchParams(location.search);
const tabId = Number(parameters.get('tab') || Number.NaN);
const full = parameters.has('full');
const hint = popupHints.find((one) => one === parameters.get('hint')) ?? null;

speak(i18n.t('common.app'));
if (full) document.documentElement.dataset['view'] = 'full';
if (!isPopup()) document.documentElement.dataset['place'] = 'window';
keepFilesOut();
if (root) {
  createRoot(root).render(
    <PartBoundary>
      <Popup
        tabId={Number.isInteger(tabId) ? tabId : null}
        address={parameters.get('address') ?? ''}
        hint={hint}
        picture={parameters.has('picture')}
        parameters={parameters}
        text={parameters.get('text') ?? ''}
        full={full}
        {...viewOf(parameters.get('view'))}
      />
    </PartBoundary>,
  );
}

/** Spread, because there may be none. */
function viewOf(name: string | null): { view?: PopupTab } {
  if (name === null) return {};
  return { view: popupTabs.find((tab) => tab === name) ?? 'check' };
}
