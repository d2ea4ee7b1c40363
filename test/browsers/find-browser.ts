import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

export type BrowserKind = 'chromium' | 'firefox';

/** The oldest versions that the extension runs in; the manifests say the same. */
const oldest: Record<BrowserKind, number> = { chromium: 128, firefox: 140 };

/** Environment variables that name a browser, before anything else is looked at. */
export const pathVariables = { chromium: 'CHROMIUM_PATH', firefox: 'FIREFOX_PATH' } as const;

export type FoundBrowser = {
  /** null: there is none that can carry the extension. */
  path: string | null;
  /** Browsers that are here but cannot be used, each with the reason. */
  unusable: string[];
};

/**
 * Finds a browser that can carry an unpacked extension: the one that CHROMIUM_PATH or FIREFOX_PATH names, else one
 * on the system, else the Chromium that Playwright downloaded.
 * Throws where the environment variable names no file.
 */
export function findBrowser(kind: BrowserKind): FoundBrowser {
  const named = process.env[pathVariables[kind]];
  if (named) {
    if (!existsSync(named)) throw new Error(`${pathVariables[kind]} names no file: ${named}`);
    return { path: named, unusable: [] };
  }
  const unusable: string[] = [];
  for (const path of candidates(kind)) {
    const why = whyUnusable(kind, path);
    if (why === null) return { path, unusable };
    unusable.push(`${path}: ${why}`);
  }
  return { path: null, unusable };
}

const names: Record<BrowserKind, string[]> = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  firefox: ['firefox-esr', 'firefox'],
};

const usualPlaces: Record<BrowserKind, string[]> = {
  chromium: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    join(homedir(), 'AppData/Local/Chromium/Application/chrome.exe'),
  ],
  firefox: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    join(homedir(), 'Applications/Firefox.app/Contents/MacOS/firefox'),
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ],
};

function candidates(kind: BrowserKind): string[] {
  const { PATH = '' } = process.env;
  const onPath = names[kind].flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder, name)),
  );
  const downloaded = kind === 'chromium' ? [chromium.executablePath()] : [];
  return [...onPath, ...usualPlaces[kind], ...downloaded].filter((path) => existsSync(path));
}

function whyUnusable(kind: BrowserKind, path: string): string | null {
  // Chromium for Windows prints no version; the one that Playwright brings is new enough.
  if (kind === 'chromium' && path === chromium.executablePath()) return null;
  const told = versionOf(path);
  const version = Number(/(\d+)\./.exec(told)?.[1] ?? Number.NaN);
  if (Number.isNaN(version)) return 'it does not tell its version';
  if (version < oldest[kind]) return `version ${version} is older than ${oldest[kind]}`;
  // Branded Chrome ignores --load-extension from version 137 on.
  if (told.includes('Google Chrome') && version >= 137)
    return 'Google Chrome does not load unpacked extensions from the command line any more';
  return null;
}

function versionOf(path: string): string {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: 'pipe', timeout: 20_000 });
  } catch (error) {
    // Ubuntu's chromium-browser is a script that only says "install the snap".
    return error instanceof Error ? error.message.replaceAll(/\d+\./g, '') : '';
  }
}
