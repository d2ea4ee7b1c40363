import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expressionOf } from './driver';
import type { Bidi } from './firefox-bidi';

/** Firefox takes a package without the store's signature with these alone, and the release for all users not even so. */
export const packagePreferences = {
  'xpinstall.signatures.required': false,
  'extensions.autoDisableScopes': 0,
};

/** Installs the extension in a folder as from the store, or offers it to the one that is there as an update: 'ended' or 'postponed'. */
export async function installPackage(bidi: Bidi, folder: string): Promise<string> {
  // In the folder itself, and so it goes with it.
  const call = expressionOf(packAndInstall, [folder, join(folder, `${Date.now()}.xpi`)]);
  return JSON.parse(await bidi.evaluatePrivileged(call));
}

/** Runs in the browser's own window: as it was built, which no preference changes. */
export function requiresSigning(): boolean {
  const { ChromeUtils } = Object(globalThis);
  const file = 'resource://gre/modules/AppConstants.sys.mjs';
  return ChromeUtils.importESModule(file).AppConstants.MOZ_REQUIRE_SIGNING === true;
}

/** Makes the extension in a folder another version. */
export function setVersion(folder: string, version: string): void {
  const file = join(folder, 'manifest.json');
  const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), version };
  writeFileSync(file, JSON.stringify(manifest));
}

type Entry = { leafName: string; isDirectory(): boolean; directoryEntries: Iterable<Entry> };

/** Runs in the browser's own window. */
async function packAndInstall(folder: string, path: string): Promise<string> {
  const { ChromeUtils, Cc, Ci } = Object(globalThis);
  const gre = 'resource://gre/modules/';
  const { FileUtils } = ChromeUtils.importESModule(`${gre}FileUtils.sys.mjs`);
  const { AddonManager } = ChromeUtils.importESModule(`${gre}AddonManager.sys.mjs`);
  const file = new FileUtils.File(path);
  const zip = Cc['@mozilla.org/zipwriter;1'].createInstance(Ci.nsIZipWriter);
  // To write, made anew: PR_RDWR | PR_CREATE_FILE | PR_TRUNCATE.
  zip.open(file, 0x04 | 0x08 | 0x20);
  const add = (entries: Iterable<Entry>, at: string) => {
    for (const entry of entries) {
      if (entry.leafName.endsWith('.xpi')) continue;
      const name = at + entry.leafName;
      if (entry.isDirectory()) add(entry.directoryEntries, `${name}/`);
      else zip.addEntryFile(name, 0, entry, false);
    }
  };
  add(new FileUtils.File(folder).directoryEntries, '');
  zip.close();
  const install = await AddonManager.getInstallForFile(file);
  return new Promise((resolve) => {
    install.addListener({
      onInstallPostponed: () => resolve('postponed'),
      onInstallEnded: () => resolve('ended'),
      onInstallFailed: () => resolve('failed'),
    });
    // What is postponed does not end.
    void install.install();
  });
}
