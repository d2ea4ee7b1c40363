import { useState } from 'react';
import type { SidebarAction } from 'webextension-polyfill';
import { browser } from 'wxt/browser';
import { i18n } from '#i18n';
import { handOverToPanel } from '@/lib/extension/hand-over';
import { Icon } from './Icon';
import { beginningOf, type PlaceInTab } from './open-pages';
import { continued } from './private-window';

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
          openPanel(place()).then(
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
async function openPanel(place: PlaceInTab): Promise<void> {
  await Promise.all([sidebar()?.open(), openWith(place)]);
}

/** What an open panel shows is left alone where there is nothing to show in its place. */
async function openWith(place: PlaceInTab): Promise<void> {
  const { id } = await browser.windows.getCurrent();
  if (id === undefined) return;
  const isAny = place.address !== '' || place.view !== 'check';
  const handed = isAny && handOverToPanel(id, continued(beginningOf(place)));
  if (!sidebar()) await browser.sidePanel.open({ windowId: id });
  await handed;
}

/** Firefox has it, and the types of Chromium do not know it. */
function sidebar(): SidebarAction.Static | undefined {
  return Reflect.get(browser, 'sidebarAction');
}
