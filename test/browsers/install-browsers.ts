import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { type BrowserKind, findBrowser, pathVariables } from './find-browser';

/**
 * Returns the path of a browser that can carry the extension, after installing one where there is none.
 * Says on standard output what it does. Throws an Error that says what to do where nothing works.
 */
export function ensureBrowser(kind: BrowserKind): string {
  const found = findBrowser(kind);
  if (found.path) return found.path;
  for (const line of found.unusable) console.log(`Not usable: ${line}`);
  for (const way of ways[kind]) {
    if (!way.isPossible()) continue;
    console.log(`No ${kind} found. Installing one: ${way.name} …`);
    way.install();
    const { path } = findBrowser(kind);
    if (path) {
      console.log(`Installed ${path}`);
      return path;
    }
    console.log(`That did not work: ${way.name}`);
  }
  throw new Error(`There is no ${kind} to run the extension in. ${advice[kind]}
Or set ${pathVariables[kind]} to the path of one.`);
}

type Way = { name: string; isPossible(): boolean; install(): void };

const ways: Record<BrowserKind, Way[]> = {
  chromium: [
    apt(['chromium']),
    playwright(['install', '--with-deps', 'chromium'], isRoot),
    playwright(['install', 'chromium'], () => true),
  ],
  // Not Playwright's Firefox: it is patched, and takes no extension over WebDriver BiDi.
  firefox: [apt(['firefox-esr']), apt(['firefox'])],
};

const advice: Record<BrowserKind, string> = {
  chromium:
    'Install Chromium 128 or newer (Google Chrome 137 and newer does not load unpacked extensions from the command line): "apt install chromium", "brew install --cask chromium" or "npx playwright install --with-deps chromium".',
  firefox:
    'Install Firefox 140 or newer ("apt install firefox-esr", "brew install --cask firefox", or from mozilla.org). The Firefox that Playwright downloads does not do: it takes no extensions.',
};

function apt(packages: string[]): Way {
  return {
    name: `apt-get install ${packages.join(' ')}`,
    isPossible: () => existsSync('/usr/bin/apt-get') && (isRoot() || hasSudo()),
    install() {
      const sudo = isRoot() ? [] : ['sudo', '-n'];
      run([...sudo, 'apt-get', 'update', '-qq']);
      run([...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
    },
  };
}

function playwright(args: string[], isPossible: () => boolean): Way {
  return {
    name: `playwright ${args.join(' ')}`,
    isPossible,
    install: () => run(['npx', '--no-install', 'playwright', ...args]),
  };
}

function isRoot(): boolean {
  return userInfo().uid === 0;
}

function hasSudo(): boolean {
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}

function run([command = '', ...args]: string[]): void {
  const { error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  if (error) console.log(`${command}: ${error.message}`);
}
