import { fileURLToPath } from 'node:url';
import { minify, shortGlobals, smallContentScript } from '@/lib/build/content-script';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Bundles reading.ts as the content script is bundled: minified, for the oldest browsers that we run in. */
export default {
  configFile: false,
  root: path('.'),
  logLevel: 'error',
  resolve: { alias: { '@': path('../../..') } },
  define: shortGlobals.define,
  plugins: [smallContentScript],
  build: {
    lib: {
      entry: path('reading.ts'),
      formats: ['iife'],
      name: 'bundle',
      fileName: () => 'reading.js',
    },
    target: ['chrome128', 'firefox140'],
    emptyOutDir: false,
    rolldownOptions: { output: { intro: shortGlobals.intro, minify } },
  },
};
