import type { Settings } from './settings';

/** The messages about the settings, the service and its key. */
export type SettingsMessages = {
  'settings/get': { request: undefined; response: SettingsView };
  'settings/set': { request: SettingsChange; response: SettingsView };
  /** Takes the base address as typed. Null takes the service away. An address at another origin takes the key away too. */
  'service/save': { request: { address: string | null }; response: SaveResult };
  /** Takes the key once; no message ever gives it back. */
  'key/save': { request: { key: string }; response: SaveResult };
  'key/remove': { request: undefined; response: SettingsView };
  'service/test': { request: undefined; response: TestResult };
};

/** What counts of the settings, and what there is to know of them. */
export type SettingsView = Omit<Settings, 'version'> & {
  hasKey: boolean;
  /** Set while requests are stopped because the service refused the key. */
  keyRefused: boolean;
  /** Set while the service is left alone for a time: it asked for that, or failed five times in a row. In milliseconds since 1970. */
  pause: { why: 'quota' | 'server'; until: number } | null;
  /** Whether the browser lets the extension reach the service's origin. */
  hasHostPermission: boolean;
  /** What the user's organisation set, and the user cannot change. */
  locked: Lockable[];
  /** Set where stored settings could not be read and the defaults stand in; in words for the user. */
  notice: string | null;
};

export type Lockable =
  | 'key'
  | Exclude<keyof Settings, 'version' | 'notifyReported' | 'offSites' | 'onboarded'>;

export type SettingsChange = Partial<Omit<Settings, 'version' | 'serviceAddress' | 'offSites'>> & {
  /** Switches page checks on one host. */
  site?: { host: string; enabled: boolean };
};

export type SaveResult =
  | { status: 'saved'; settings: SettingsView }
  | { status: 'refused'; message: string };

export type TestResult =
  | { status: 'ok'; message: string; networks: string[] | null }
  | { status: 'failed'; message: string };
