/**
 * Stands in for the context that WXT makes for every content script (see wxt.config.ts). WXT's own announces itself by an event on the
 * page's document, so a page could tell that we are here, and stop us by the same event. We stop by ourselves, see lifetime.ts.
 */
export class ContentScriptContext {}
