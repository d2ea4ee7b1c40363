import { i18n } from '#i18n';
import { lockedSettings } from '@/lib/extension/managed';
import type { PageSettings } from '@/lib/extension/messages';
import { hasAnyKey } from '@/lib/extension/secrets';
import { changeSettings, readSettings } from '@/lib/extension/settings';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';
import { readServiceSetup } from './connection';
import { feedsNotice } from './feed-store';
import { lossNotice } from './lost-databases';
import { pageLooks } from './page-looks';
import { pageWords } from './page-words';
import type { Sender } from './senders';
import { gateState } from './service-gate';
import { refreshTabs } from './tabs';

/** The settings as the popup and the options page see them: all but the key, of which they learn only whether there is one. */
export async function viewSettings(): Promise<SettingsView> {
  const { settings, notice, isStored } = await readSettings();
  const setup = await readServiceSetup();
  const gate = await gateState(Date.now());
  const { version: _, ...shown } = settings;
  const hasKey = setup.status === 'set' && (setup.connection.key !== null || setup.isKeyUntold);
  return {
    ...shown,
    hasKey,
    keyRefused: !gate.open && gate.error === 'key',
    pause: pauseOf(gate),
    hasHostPermission: setup.status === 'set' && setup.hasPermission,
    locked: await lockedSettings(),
    notice:
      notice ??
      (await feedsNotice()) ??
      (await lossNotice(setup.status === 'set' && !hasKey)) ??
      (isStored ? null : await noticeOfLoss()),
  };
}

/** Changes what the user changed, and lets open pages know. */
export async function setSettings({ site, ...change }: SettingsChange): Promise<SettingsView> {
  await changeSettings((settings) => {
    const changed = { ...settings, ...change };
    if (!site) return changed;
    const others = settings.offSites.filter((host) => host !== site.host);
    return { ...changed, offSites: site.enabled ? others : [...others, site.host] };
  });
  await refreshTabs();
  return viewSettings();
}

/**
 * Whether and how to run on the sender's page. Its host comes from the browser, so the page cannot pretend to be another. A frame
 * is off where its own host or that of the page around it is off.
 * @param topOrigin of the page around a frame, as the frame's browser tells it; null for the page itself, or where that is not told
 */
export async function pageSettings(
  sender: Sender,
  topOrigin: string | null,
): Promise<PageSettings> {
  const { settings } = await readSettings();
  // Without the permission for a page the browser leaves out its address here.
  const host = hostOf(sender);
  const hosts = [host, hostOf({ url: sender.tab?.url ?? topOrigin ?? '' })];
  const isOffHere = hosts.some((host) => settings.offSites.includes(host));
  return {
    host,
    enabled: settings.pageChecks && !isOffHere,
    quietUnderline: settings.quietUnderline,
    holdPastes: settings.holdPastes,
    looks: pageLooks(),
    words: pageWords,
  };
}

/** Nobody has a key without having set a service: the browser lost the settings, which lie elsewhere than the key. */
async function noticeOfLoss(): Promise<string | null> {
  // A browser that does not give its databases has lost nothing that is known.
  const isLost = await hasAnyKey().catch(() => false);
  return isLost ? i18n.t('storage.settingsUnreadable') : null;
}

function pauseOf(gate: Awaited<ReturnType<typeof gateState>>): SettingsView['pause'] {
  if (gate.open || gate.error === 'key') return null;
  return { why: gate.error, until: Date.now() + gate.seconds * 1000 };
}

/** What the user switches off by. A local file has no host, and is known by its scheme. */
function hostOf({ url = '', origin }: Pick<Sender, 'url' | 'origin'>): string {
  // A frame without an address of its own is its parent's, as far as the browser tells; a file in memory, its page's.
  const other = url.startsWith('blob:') ? URL.parse(url)?.origin : origin;
  const own = /^(about|blob|data):/.test(url) && other ? URL.parse(other) : null;
  const address = own ?? URL.parse(url);
  return address ? address.hostname || address.protocol : '';
}
