import { browser } from 'wxt/browser';

/** In the address of a page of ours: by what it finds what it begins with. */
const parameter = 'begin';

/** Marks what began in a private window, and goes on in an ordinary one: see components/private-window.ts. */
const ofPrivate = 'private';

/** What a page of ours in a tab begins with, such as an address: as `Popup` takes it, by name. */
export type Beginning = Readonly<Record<string, string>>;

/**
 * Keeps what a page of ours is to begin with, and gives the part of its address by which it finds that. In the address itself it would stay
 * in the browser's history, and where that is synchronised leave the browser.
 */
export async function handOver(beginning: Beginning): Promise<string> {
  const id = crypto.randomUUID();
  try {
    await browser.storage.session.set({ [keyOf(id)]: beginning });
    return `${parameter}=${id}`;
  } catch (error) {
    // Without that storage, an address in the history is better than a button that does nothing.
    reportError(error);
    return String(new URLSearchParams(ofPrivate in beginning ? privately({}) : beginning));
  }
}

/** The same for a page that goes on in an ordinary window with what began in a private one: nothing of it is to be kept. */
export function privately(beginning: Beginning): Beginning {
  return { ...beginning, [ofPrivate]: '1' };
}

/** Whether this page goes on with what began in a private window. */
export function isBegunPrivately(): boolean {
  return ofPrivate in Object(history.state) || new URLSearchParams(location.search).has(ofPrivate);
}

/** Hands over to the side panel of a window, whether that stands there already or is about to open. */
export function handOverToPanel(windowId: number, beginning: Beginning): Promise<void> {
  return browser.storage.session.set({ [keyOf(panelOf(windowId))]: beginning }).catch(reportError);
}

/** Tells what the side panel of this window is to show, as `takeOver` does: at once, and as often as something is handed over to it. */
export async function takeOverInPanel(show: (parameters: URLSearchParams) => void): Promise<void> {
  const id = panelOf((await browser.windows.getCurrent()).id);
  browser.storage.session.onChanged.addListener(async ({ [keyOf(id)]: change }) => {
    const given = change?.newValue ? await take(id) : null;
    if (given) show(begun(given));
  });
  show(begun(await take(id)));
}

function panelOf(windowId: number | undefined): string {
  return `panel-${windowId}`;
}

/**
 * What this page begins with: what its address says, and what was handed over to it. The latter is given once; then the tab alone has it,
 * with its place among those that lead back and forward, so that it is there after a reload, too. The browser stores that for its next start,
 * so of what began in a private window there is only that it did.
 */
export async function takeOver(): Promise<URLSearchParams> {
  const id = new URLSearchParams(location.search).get(parameter);
  return begun(id === null ? null : await take(id));
}

function begun(given: Beginning | null): URLSearchParams {
  const parameters = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries({ ...Object(history.state), ...given }))
    parameters.set(name, String(value));
  return parameters;
}

/** Has this page begin with another view where it is loaded again. */
export function keepView(view: string): void {
  history.replaceState({ ...Object(history.state), view }, '');
}

/** null: nothing was handed over, or it is lost. */
async function take(id: string): Promise<Beginning | null> {
  try {
    const kept = await browser.storage.session.get<Record<string, Beginning>>(keyOf(id));
    const { [keyOf(id)]: given = null } = kept;
    if (given) history.replaceState(ofPrivate in given ? privately({}) : given, '');
    await browser.storage.session.remove(keyOf(id));
    return given;
  } catch (error) {
    // An empty page is better than none.
    reportError(error);
    return null;
  }
}

function keyOf(id: string): string {
  return `begin:${id}`;
}
