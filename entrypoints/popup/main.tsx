import { createRoot } from 'react-dom/client';
import { isPopup } from '@/components/open-pages';
import { Popup, type PopupTab } from '@/components/Popup';
import '@/components/design.css';

const root = document.getElementById('root');
const parameters = new URLSearchParams(location.search);
const tabId = Number(parameters.get('tab') || Number.NaN);
const full = parameters.has('full');

if (full) document.documentElement.dataset['view'] = 'full';
if (!isPopup()) document.documentElement.dataset['place'] = 'window';
if (root) {
  createRoot(root).render(
    <Popup
      tabId={Number.isInteger(tabId) ? tabId : null}
      address={parameters.get('address') ?? ''}
      hint={parameters.has('hint')}
      full={full}
      {...viewOf(parameters.get('view'))}
    />,
  );
}

/** Spread, because there may be none. */
function viewOf(name: string | null): { view?: PopupTab } {
  if (name === null) return {};
  const views: readonly PopupTab[] = ['check', 'page', 'reports'];
  return { view: views.find((view) => view === name) ?? 'check' };
}
