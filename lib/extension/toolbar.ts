import { i18n } from '#i18n';
import { browser } from './browser';
import { number } from './figures';

/** Whether a tab's page is checked: the user may have paused all checks, or switched the site off. */
export type TabSwitch = 'on' | 'off-here' | 'paused';

const iconSizes = [16, 32, 48];

/** The button of every tab that says nothing of its own: a refused key, paused checks. */
export async function showOverall(state: {
  isPaused: boolean;
  isKeyRefused: boolean;
}): Promise<void> {
  const paused = state.isPaused ? offTitles().paused : i18n.t('extension.name');
  const title = state.isKeyRefused ? i18n.t('toolbar.keyRefused') : paused;
  await Promise.all([setTitle(title), setIcon(!state.isPaused)]);
}

/** The button of a tab whose page asked whether it is checked: grey where it is not, with the reason in words. */
export async function showSwitch(tabId: number, state: TabSwitch): Promise<void> {
  if (state === 'on' && !(await saysOff(tabId))) return;
  const title = state === 'on' ? i18n.t('extension.name') : offTitles()[state];
  await Promise.all([setTitle(title, tabId), setIcon(state === 'on', tabId)]);
}

/** Says in words how many addresses of a tab's page are reported. */
export async function sayReported(tabId: number, reported: number): Promise<void> {
  // A page that is switched off has none, but that is not what it says.
  if (reported === 0 && (await saysOff(tabId))) return;
  const words = i18n.t('toolbar.reported', reported, [number(reported)]);
  await setTitle(reported > 0 ? words : i18n.t('extension.name'), tabId);
}

/** Says that a tab's page tampered with the card. */
export async function sayTampered(tabId: number): Promise<void> {
  await setTitle(i18n.t('toolbar.tampered'), tabId);
}

/** Asked of the browser, which keeps it while the background sleeps. */
async function saysOff(tabId: number): Promise<boolean> {
  const title = await browser.action.getTitle({ tabId });
  return Object.values(offTitles()).includes(title);
}

function offTitles(): Record<Exclude<TabSwitch, 'on'>, string> {
  return { 'off-here': i18n.t('toolbar.offHere'), paused: i18n.t('toolbar.paused') };
}

async function setTitle(title: string, tabId?: number): Promise<void> {
  await browser.action.setTitle({ title, ...(tabId !== undefined && { tabId }) });
}

async function setIcon(isOn: boolean, tabId?: number): Promise<void> {
  const path = Object.fromEntries(
    iconSizes.map((size) => [size, `/icon/${size}${isOn ? '' : '-off'}.png`]),
  );
  await browser.action.setIcon({ path, ...(tabId !== undefined && { tabId }) });
}
