import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const top = fileURLToPath(new URL('../../../', import.meta.url));

/** Bundles a module with the project's own bundler into one minified script, as a content script is. */
export async function bundle(source: string): Promise<string> {
  const name = '\0entry';
  const output = await build({
    root: top,
    configFile: false,
    logLevel: 'error',
    // multicoin-address-validator was written for Node's names.
    define: { global: 'globalThis' },
    resolve: { alias: { '@': top } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? name : undefined),
        load: (id) => (id === name ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'entry', output: { format: 'iife' } },
    },
  });
  const [bundled] = Array.isArray(output) ? output : [output];
  const chunk = bundled && 'output' in bundled ? bundled.output[0] : undefined;
  if (!chunk) throw new Error('the bundler gave nothing');
  return chunk.code;
}
