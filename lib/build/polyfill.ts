import type { Plugin } from 'vite';

/**
 * webextension-polyfill as a module with a default export. Of the CommonJS module that it is, the bundler copies every property, and
 * each part of the browser's interface is made when it is first looked at: a tenth of the time in which a background starts.
 */
export const plainPolyfill: Plugin = {
  name: 'plain-polyfill',
  transform(code, id) {
    if (!id.includes('/webextension-polyfill/dist/')) return undefined;
    // In front on the first line, so that the map of the source stays true.
    const module = 'const module = { exports: {} }, { exports } = module;';
    return { code: `${module}${code}\nexport default module.exports;`, map: null };
  },
};
