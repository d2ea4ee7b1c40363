import { useState } from 'react';
import type { SidebarAction } from 'webextension-polyfill';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { handOverToPanel } from '@/lib/extension/hand-over';
import { Icon } from './Icon';
import { beginningOf, type PlaceInTab } from './open-pages';

/** Opens the side panel of this window with the same text in the box, and closes the popup. Absent where the browser has none. */
export function PanelButton({ place }: { place: () => PlaceInTab }) {
  const [isRefused, setRefused] = useState(false);
  if (!browser.sidePanel && !sidebar()) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        title={i18n.t('panel.open')}
        onClick={() => {
          handOverToPanel(beginningOf(place()));
          openPanel().then(
            () => window.close(),
            (error: unknown) => {
              reportError(error);
              setRefused(true);
            },
          );
        }}
      >
        <Icon name="panel" />
        <span className="unseen">{i18n.t('panel.open')}</span>
      </button>
      {isRefused && (
        <p role="alert" className="bar-alert">
          {i18n.t('panel.failed')}
        </p>
      )}
    </>
  );
}

/** Nothing is awaited before Firefox is asked: it forgets the click at the first await. */
async function openPanel(): Promise<void> {
  const open = sidebar()?.open();
  if (open) return open;
  const { id } = await browser.windows.getCurrent();
  if (id !== undefined) await browser.sidePanel.open({ windowId: id });
}

/** Firefox has it, and the types of Chromium do not know it. */
function sidebar(): SidebarAction.Static | undefined {
  return Reflect.get(browser, 'sidebarAction');
}
