/** Runs in a page: tries to load files of an extension in five ways, and returns those that came. */
export async function loadFiles(origin: string, files: string[]): Promise<string[]> {
  const came: string[] = [];
  const load = (made: HTMLElement) =>
    new Promise<boolean>((resolve) => {
      made.addEventListener('load', () => resolve(true));
      made.addEventListener('error', () => resolve(false));
      document.head.append(made);
    }).finally(() => made.remove());
  for (const file of files) {
    const url = `${origin}/${file}`;
    const ways: Record<string, () => Promise<boolean>> = {
      fetch: () => fetch(url).then(Boolean, () => false),
      'fetch without CORS': () => fetch(url, { mode: 'no-cors' }).then(Boolean, () => false),
      image: () => load(Object.assign(new Image(), { src: url })),
      script: () => load(Object.assign(document.createElement('script'), { src: url })),
      style: () =>
        load(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })),
    };
    for (const [way, run] of Object.entries(ways)) if (await run()) came.push(`${file} by ${way}`);
  }
  return came;
}

/**
 * Runs in a page that began with `watchForTraces`: looks in ten ways for whatever else is in it than the page itself. Returns how many ways
 * that were, and what they came upon.
 */
export function findTraces(): { probes: number; found: string[] } {
  const { chrome, browser, heard, markup } = Object(globalThis);
  const ours = /wac|wallet|wxt|extension/i;
  const named = (target: object) =>
    Object.getOwnPropertyNames(target).filter((name) => ours.test(name));
  const probes: Record<string, unknown[]> = {
    'names of the window': named(window),
    'names of the document': [...named(document), ...named(document.documentElement)],
    markup: document.documentElement.outerHTML === markup ? [] : ['changed'],
    'style sheets': [...document.styleSheets, ...document.adoptedStyleSheets],
    highlights: Array.from({ length: CSS.highlights.size }),
    'interfaces of extensions': [chrome?.runtime?.sendMessage, browser].filter(Boolean),
    'what was loaded': performance
      .getEntriesByType('resource')
      .filter(({ name }) => ours.test(name)),
    'messages and events of others': heard,
    'what is stored': [...named(localStorage), ...named(sessionStorage)],
    'what stands beside or over it': [...document.querySelectorAll('body ~ *, [popover]')],
  };
  const found = Object.entries(probes).filter(([, traces]) => traces.length > 0);
  return { probes: Object.keys(probes).length, found: found.map(([name]) => name) };
}

/** A page that listens for what scripts of others send. It has no address: of marks a page can tell, and that is said. */
export const watchForTraces = `<!doctype html><html><head><title>A page</title></head><body><p>A page</p><script>
  globalThis.heard = [];
  for (const type of ['message', 'wxt:content-script-started', 'storage', 'beforetoggle', 'toggle'])
    for (const target of [window, document])
      target.addEventListener(type, () => heard.push(type), true);
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    heard.push('dispatched ' + event.type);
    return dispatchEvent.call(this, event);
  };
  addEventListener('DOMContentLoaded', () => (globalThis.markup = document.documentElement.outerHTML));
</script></body></html>`;
