/** Runs in a page: from now on, dialogs and what a content security policy stopped are noted. */
export function noteInjected(): void {
  const scope: { injected?: string[] } = Object(globalThis);
  const injected: string[] = [];
  scope.injected = injected;
  for (const name of ['alert', 'confirm', 'prompt', 'print'])
    Object.assign(globalThis, { [name]: () => injected.push(name) });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    injected.push(violatedDirective),
  );
}

/**
 * Runs there: what was noted, what of the page's elements only markup of somebody else's can have made, and what of all objects'
 * prototype. Of ours there are no such elements: the list is of what the strings would make.
 */
export function readInjected(): string[] {
  const { injected = ['nobody noted'] }: { injected?: string[] } = Object(globalThis);
  const made =
    'img, iframe, object, embed, video, audio, math, details[open][ontoggle], base, form[action], template, noscript, animate, use[href^=data], meta[http-equiv]:not(head > [http-equiv=x-dns-prefetch-control]), link[href^=data], body style, body script:not([src]), [srcdoc]';
  const elements = [...document.querySelectorAll(made)].map(({ localName }) => localName);
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => name.startsWith('on') || /^\s*(?:java|data:)/i.test(value))
      .map(({ name }) => name),
  );
  return [...injected, ...elements, ...attributes, ...Object.keys(Object.prototype)];
}

/** Runs there: the elements of a part, as names in their order. */
export function structureOf(selector: string): string {
  return [...document.querySelectorAll(`${selector} *`)].map(({ localName }) => localName).join();
}
