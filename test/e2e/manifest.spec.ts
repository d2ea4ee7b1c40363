import { readFileSync } from 'node:fs';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { builtExtension, readManifest } from './built-extension';
import { expect } from './expect';
import { test } from './fixtures';

/** Each line with its reason. A new one fails until it stands here, too. */
type Reasons = Record<string, string>;

const permissions = {
  storage: 'settings, own addresses, what an organisation set',
  alarms: 'lists are read again, and reading goes on after a kill',
  contextMenus: 'the items "Check address" and "Check the QR code in this picture"',
  activeTab: 'the picture of the tab that was clicked on, for the moment of that click',
  scripting:
    'finds the picture that was clicked on; in Chromium an update takes over in open pages',
};
const permissionsOf: Record<BrowserKind, Reasons> = {
  chromium: {
    ...permissions,
    sidePanel: 'the panel beside the page; Firefox needs none for its sidebar',
  },
  firefox: permissions,
};
const optionalPermissions: Reasons = {
  notifications: 'asked for when the user switches them on',
};
const pages: Reasons = {
  'file:///*': 'saved pages; also needs the switch of the browser',
  'http://*/*': 'addresses are marked on whatever page they are',
  'https://*/*': 'the same',
};
const hostsOf: Record<BrowserKind, Reasons | undefined> = {
  // The same pages as the content script's, so that an update reaches them.
  chromium: pages,
  firefox: undefined,
};
const optionalHosts: Reasons = {
  'https://*/*':
    'the origin of the service or list that the user enters, and only that is asked for',
  'http://127.0.0.1/*': 'a service on the same computer',
  'http://localhost/*': 'the same by name',
  'http://[::1]/*': 'the same by IPv6',
};
const policy: Reasons = {
  "default-src 'none'": 'what is not named is forbidden: frames, media, workers, objects',
  "script-src 'self'": 'our own files, no inline script, no eval',
  "style-src 'self'": 'our own files, no style attribute in markup',
  "img-src 'self'": 'icons; no picture of a report or a page',
  "font-src 'self'": 'no font from elsewhere, which would tell that we are open',
  'connect-src https: http:':
    'the service and lists of the user; base-address.ts keeps http to loopback',
  "base-uri 'none'": 'no markup can turn our relative addresses elsewhere',
  "form-action 'none'": 'no form sends anything',
  "frame-ancestors 'none'": 'no page can put ours into a frame to steer a click',
  "require-trusted-types-for 'script'": 'innerHTML and its like throw',
  "trusted-types 'none'": 'and nobody can make a policy that lets them',
};
const keys = {
  action: 'button and popup',
  background: 'the worker',
  browser_specific_settings: 'Firefox: id, oldest version, data that may leave',
  commands: 'Alt+Shift+W',
  content_scripts: 'marks and card',
  content_security_policy: 'above',
  default_locale: 'words by language',
  description: 'for the stores',
  host_permissions: 'above',
  icons: 'for browser and stores',
  manifest_version: '3',
  minimum_chrome_version: '128: Document.caretPositionFromPoint',
  name: 'for the stores',
  omnibox: 'the keyword "wallet"',
  optional_host_permissions: 'above',
  optional_permissions: 'above',
  options_ui: 'the options',
  permissions: 'above',
  side_panel: 'Chromium: the panel',
  sidebar_action: 'Firefox: the panel',
  storage: 'Chromium: the schema of what an organisation may set',
  version: 'for browser and stores',
} satisfies Reasons;
const notIn: Record<BrowserKind, (keyof typeof keys)[]> = {
  chromium: ['browser_specific_settings', 'sidebar_action'],
  firefox: ['host_permissions', 'minimum_chrome_version', 'side_panel', 'storage'],
};

test('the manifest has what has a reason, and shows the web nothing', ({ kind }) => {
  const expected = Object.keys(keys).filter((key) => !notIn[kind].some((one) => one === key));
  // So neither web_accessible_resources nor externally_connectable.
  expect(Object.keys(readManifest(builtExtension(kind))).sort()).toEqual(expected);
});

test('it asks for the permissions and hosts that have a reason', ({ kind }) => {
  const manifest = readManifest(builtExtension(kind));
  const hosts = hostsOf[kind];
  expect({
    permissions: manifest.permissions?.toSorted(),
    optional: manifest.optional_permissions,
    hosts: manifest.host_permissions?.toSorted(),
    optionalHosts: manifest.optional_host_permissions,
    matches: manifest.content_scripts?.map(({ matches }) => matches.toSorted()),
  }).toEqual({
    permissions: Object.keys(permissionsOf[kind]).sort(),
    optional: Object.keys(optionalPermissions),
    hosts: hosts && Object.keys(hosts),
    optionalHosts: Object.keys(optionalHosts),
    matches: [Object.keys(pages)],
  });
});

test('the README justifies each permission', ({ kind }) => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const table = readme.split('## Permissions')[1]?.split('\n## ')[0] ?? '';
  const asked = Object.keys({ ...permissionsOf[kind], ...optionalPermissions });
  expect(asked.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('the content security policy of our pages has a reason for each line', ({ kind }) => {
  const { content_security_policy: csp } = readManifest(builtExtension(kind));
  expect(csp).toEqual({ extension_pages: Object.keys(policy).join('; ') });
});

test('keyword and panel are as the README says', ({ kind }) => {
  const manifest = readManifest(builtExtension(kind));
  expect(manifest.omnibox).toEqual({ keyword: 'wallet' });
  expect(manifest.side_panel ?? manifest.sidebar_action).toEqual(
    kind === 'chromium'
      ? { default_path: 'sidepanel.html' }
      : {
          default_panel: 'sidepanel.html',
          default_title: 'Wallet Address Check',
          open_at_install: false,
        },
  );
});
