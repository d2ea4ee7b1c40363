import { popupHints } from '@/lib/extension/popup-hint';
import { type PopupTab, popupTabs } from './Popup';

/** What the popup begins with, as its parameters say it (see lib/extension/hand-over.ts). */
export function popupBeginning(parameters: URLSearchParams) {
  const tabId = Number(parameters.get('tab') || Number.NaN);
  return {
    tabId: Number.isInteger(tabId) ? tabId : null,
    address: parameters.get('address') ?? '',
    // Whether it is one is known when the table of networks is there (see use-box.ts).
    networkId: parameters.get('networkId'),
    hint: popupHints.find((one) => one === parameters.get('hint')) ?? null,
    picture: parameters.has('picture'),
    parameters,
    text: parameters.get('text') ?? '',
    full: parameters.has('full'),
    ...viewOf(parameters.get('view')),
  };
}

/** Spread, because there may be none. */
function viewOf(name: string | null): { view?: PopupTab } {
  if (name === null) return {};
  return { view: popupTabs.find((tab) => tab === name) ?? 'check' };
}
