import { browser } from 'wxt/browser';

/** In the address of a page of ours: by what it finds what it begins with. */
const parameter = 'begin';

/** By what the side panel finds it: that has one address, whoever opens it. */
const ofPanel = 'panel';
/** How long a panel may take to open, in milliseconds. What is older was handed over to one that stood there already. */
const mostOpening = 10_000;

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
    return String(new URLSearchParams(beginning));
  }
}

/** Keeps what the side panel is to begin with that opens now. Answers nothing: who waits may open none in Firefox. */
export function handOverToPanel(beginning: Beginning): void {
  const until = String(Date.now() + mostOpening);
  const given = { [keyOf(ofPanel)]: { ...beginning, until } };
  browser.storage.session.set(given).catch(reportError);
}

/** What the side panel begins with, as `takeOver` tells it. */
export function takeOverInPanel(): Promise<URLSearchParams> {
  return takeOver(ofPanel);
}

/**
 * What this page begins with: what its address says, and what was handed over to it. The latter is given once; then the tab alone has it,
 * with its place among those that lead back and forward, so that it is there after a reload, too.
 */
export async function takeOver(
  id = new URLSearchParams(location.search).get(parameter),
): Promise<URLSearchParams> {
  const parameters = new URLSearchParams(location.search);
  if (id !== null) await take(id);
  for (const [name, value] of Object.entries(Object(history.state)))
    parameters.set(name, String(value));
  return parameters;
}

/** Has this page begin with another view where it is loaded again. */
export function keepView(view: string): void {
  history.replaceState({ ...Object(history.state), view }, '');
}

async function take(id: string): Promise<void> {
  try {
    const { [keyOf(id)]: given } = await browser.storage.session.get(keyOf(id));
    const { until, ...beginning } = Object(given);
    if (given && !(until < Date.now())) history.replaceState(beginning, '');
    await browser.storage.session.remove(keyOf(id));
  } catch (error) {
    // An empty page is better than none.
    reportError(error);
  }
}

function keyOf(id: string): string {
  return `begin:${id}`;
}
