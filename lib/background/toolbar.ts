import { browser } from '@/lib/extension/browser';
import { readSettings } from '@/lib/extension/settings';
import { showOverall, showSwitch } from '@/lib/extension/toolbar';
import { onceSettled } from './once-settled';
import { gateState } from './service-gate';
import { tellingErrors } from './told';

const told = tellingErrors('The toolbar button cannot be kept in step.');

/** What the toolbar button says of all tabs depends on these. */
const storageKeys = ['settings', 'service-gate'];

/** Keeps the toolbar button in step with what is stored, whoever changes it. Registers its listeners synchronously. */
export function serveToolbar(): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && storageKeys.some((key) => key in changes)) void told(refreshToolbar());
  });
  // Firefox forgets the button's looks with the browser's end, Chromium with an update.
  browser.runtime.onStartup.addListener(() => void told(refreshToolbar()));
  browser.runtime.onInstalled.addListener(() => void told(refreshToolbar()));
  // And both with an extension that is disabled, which no event tells once it is enabled again.
  onceSettled(() => void told(refreshToolbar()));
}

/** Shows on a tab's button whether its page is checked. */
export async function showPageSwitch(tabId: number, isEnabled: boolean): Promise<void> {
  const { settings } = await readSettings();
  const off = settings.pageChecks ? 'off-here' : 'paused';
  await showSwitch(tabId, isEnabled ? 'on' : off);
}

async function refreshToolbar(): Promise<void> {
  const [{ settings }, gate] = await Promise.all([readSettings(), gateState(Date.now())]);
  await showOverall({
    isPaused: !settings.pageChecks,
    isKeyRefused: !gate.open && gate.error === 'key',
  });
}
