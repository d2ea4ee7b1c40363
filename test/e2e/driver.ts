import type { BrowserKind } from '@/test/browsers/find-browser';

/** A host of an exchange that the browsers of the tests find on this computer. */
export const exchangeHost = 'www.htx.com';

/** A browser in a fresh profile, which goes when it is closed. To start one takes longer than most tests. */
export type RunningBrowser = {
  /**
   * Installs the extension in a folder as for the first time. To close what it gives takes it away again, with every tab. Firefox does so as
   * it is told, Chromium as it was started.
   */
  install(folder: string, how?: InstallOptions): Promise<Driver>;
  /** Opens a page, where no extension is installed. */
  open(url: string): Promise<Page>;
  /** What another program does to the clipboard. */
  putOnClipboard(text: string): Promise<void>;
  /** Whether a package needs the store's signature, whatever the preferences say: the Firefox for all users takes no other. */
  requiresSigning(): Promise<boolean>;
  /** Resolves when the user closes the browser. */
  closed: Promise<unknown>;
  close(): Promise<void>;
};

/** A browser with the extension in it. Both drivers keep this contract, so a spec reads the same for both. */
export type Driver = {
  kind: BrowserKind;
  open(url: string): Promise<Page>;
  /** Opens 'popup.html' or 'options.html' of the extension in a tab. */
  openExtensionPage(path: string): Promise<Page>;
  /** Ends the background as the browser does when it is idle. */
  killBackground(): Promise<void>;
  /** Runs a function in the background, which must run already. It sees only its arguments; they and its result travel as JSON. */
  evalInBackground<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Puts the same extension in again, as an update does while pages are open. */
  updateExtension(): Promise<void>;
  /** Disables the extension where the browser lists them, and enables it again, as the user can while pages are open. */
  switchOffAndOn(): Promise<void>;
  /** Firefox, where the extension is installed as a package: offers it a new version as the browser's own updates do. */
  offerUpdate(version: string): Promise<void>;
  /** The version that runs. */
  version(): Promise<string>;
  setOffline(offline: boolean): Promise<void>;
  /** Chromium: the extension's databases may take so many bytes; null: as many as usual. Firefox has no such switch while it runs. */
  limitDatabases(bytes: number | null): Promise<void>;
  /** The address of the popup that is open; null where none is. */
  popup(): Promise<string | null>;
  /** Whether the side panel is open beside a page. */
  isPanelOpen(): Promise<boolean>;
  /**
   * Types the extension's keyword and a text into the address bar, and tells the lines below it. Headless Chromium has no address bar:
   * there the events are dispatched in the background, and what it gives the browser is told.
   */
  typeInAddressBar(text: string): Promise<string[]>;
  /** The same, and Enter. */
  enterInAddressBar(text: string): Promise<void>;
  /** Firefox: the hosts that it looked up since this was asked for the first time. Chromium tells none. */
  hostsLookedUp(): Promise<string[]>;
  /** Closes the tab whose address ends so, as soon as it is there. */
  closeTab(ending: string): Promise<void>;
  /** The addresses of all tabs, those too that did not load. */
  tabs(): Promise<string[]>;
  /** Closes every tab and panel, and is online again. */
  closeAll(): Promise<void>;
  close(): Promise<void>;
};

export type Page = {
  /** Runs a function in the page. It sees only its arguments; they and its result travel as JSON. */
  eval<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** The same in the world of the extension's content script. */
  evalInContentScript<A extends unknown[], R>(
    run: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>>;
  /**
   * What was logged, thrown or rejected in the page since it was loaded, the first line of each: in its own world and in every content
   * script's, those of earlier versions too.
   */
  saysInAnyWorld(): Promise<string[]>;
  /** All that fit, in the order of the page. */
  find(target: Target): Promise<PageElement[]>;
  /** A real click, as soon as the element is there. */
  click(target: Target): Promise<void>;
  /** Replaces what stands in a field at once, as the user's own input. */
  fill(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types a text, a key a character. */
  type(text: string): Promise<void>;
  /** A key with Ctrl held: copies, cuts, pastes, takes back, selects all. */
  pressCtrl(key: 'c' | 'x' | 'v' | 'z' | 'a'): Promise<void>;
  /**
   * The shortcut of the manifest's `commands`, on this page's tab. Firefox runs its own key element's command; headless Chromium has
   * no window that takes keys, so there the event is dispatched in the background.
   */
  pressShortcut(): Promise<void>;
  /**
   * A right click on an element, and an item of ours of the menu: that for addresses, or that for pictures. Headless Chromium shows no menu: there the item must exist, and the event is
   * dispatched in the background with what the browser would tell of the element.
   */
  chooseMenuItem(target: Target, item?: MenuItem): Promise<void>;
  /** Moves the pointer to a place in the window, in CSS pixels. */
  movePointer(x: number, y: number): Promise<void>;
  /** Presses the button at a place, moves to another and lets go: drags what is selected. In CSS pixels of the window. */
  drag(from: Point, to: Point): Promise<void>;
  /** The text in each closed shadow root. */
  closedShadowTexts(): Promise<string[]>;
  /** The toolbar badge on this page's tab. */
  badge(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of the viewport, or of a part of it in CSS pixels. */
  screenshot(part?: { x: number; y: number; width: number; height: number }): Promise<Buffer>;
  /** JavaScript's heap and the DOM's in the page's process, after garbage collection, in bytes; null: Firefox does not tell. */
  heap(): Promise<number | null>;
  /** The page as assistive technology is told of it, as Playwright writes that down. */
  readAloud(): Promise<string>;
  close(): Promise<void>;
};

/** An element by role and accessible name, as the browser itself tells assistive technology; by the label of a field; or by a CSS selector. */
export type Target = { role: string; name?: string } | { label: string } | { css: string };

export type Point = { x: number; y: number };

/** Words of an item of ours in the browser's menu. */
export type MenuItem = 'Check address' | 'Check the QR code in this picture';

export type PageElement = {
  text: string;
  value: string;
  /** The attribute data-level. */
  level: string | null;
  checked: boolean;
  disabled: boolean;
};

export type Key =
  | 'Enter'
  | 'Tab'
  | 'Shift+Tab'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowRight'
  | 'End'
  | 'Space'
  | 'Backspace';

/** How a user likes pages to look. */
export type Looks = {
  dark?: boolean;
  /** The user wants no motion. */
  isStill?: boolean;
  /** The user's own colours take the place of the page's. */
  hasForcedColours?: boolean;
};

export type InstallOptions = Looks & {
  /** The one that Firefox gives the extension, as a folder of ours is called. English where it is left out. */
  language?: string;
  /** Firefox: the extension is installed as a package, as from the store. */
  isPackage?: boolean;
};

export type LaunchOptions = Looks & {
  /** The browser's program. */
  program: string;
  headed?: boolean;
  /** Folder of a profile that is the caller's, and stays when the browser is closed. Absent: a fresh one, which goes. */
  profile?: string;
  /** More preferences of Firefox. */
  preferences?: Readonly<Record<string, boolean | number | string>>;
  /** Firefox: the extension may run in private windows, too. */
  isPrivateAllowed?: boolean;
};

/** An expression whose value is a promise of the function's result as JSON. */
export function expressionOf(run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(async () => JSON.stringify(await (${run})(...${JSON.stringify(args)})) ?? 'null')()`;
}

/** Runs in the page, on elements: what a test can see of them. */
export function describeElements(elements: Element[]): PageElement[] {
  return elements.map((element) => ({
    // biome-ignore lint/performance/useDomNodeTextContent: what the user sees; hidden text does not count
    text: element instanceof HTMLElement ? element.innerText.trim() : '',
    value: 'value' in element ? String(element.value) : '',
    level: element.getAttribute('data-level'),
    checked: element.getAttribute('aria-checked') === 'true' || element.matches(':checked'),
    disabled: element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled'),
  }));
}

/** A process of the browser is gone, which nobody ended: with what it said. No question to that browser is answered any more. */
export class ProcessDied extends Error {}

/** Milliseconds that a browser gets for one step. No test waits for them: they are for what hangs, and a machine can be ten times slower than another. */
export const patience = 30_000;

/** Asks until the answer is not undefined, as long as that. Errors count as "not yet", and the last one is told at the end. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + patience;
  let last: unknown;
  let pause = 20;
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      if (error instanceof ProcessDied) throw error;
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    // To ask takes the browser's time from what is waited for.
    pause = Math.min(1.2 * pause, 100);
  }
  // In the words, too: Playwright tells no cause.
  const why = last === undefined ? '' : `; at last: ${last}`;
  throw new Error(`Waited ${patience / 1000} s for ${what}${why}`, { cause: last });
}

/** Waits until a page has an element. */
export async function shows(page: Page, css: string): Promise<void> {
  await until(css, async () => (await page.find({ css })).at(0));
}
