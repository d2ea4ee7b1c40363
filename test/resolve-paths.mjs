// Lets plain node run our TypeScript: resolves '@/…' from the project's top and './x' without its ending, as Vite does.
// Used as `node --import ./test/resolve-paths.mjs file.ts`.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const top = new URL('../', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const own =
      specifier.startsWith('@/') || specifier.startsWith('./') || specifier.startsWith('../');
    if (specifier === '#i18n') return next(new URL('test/speak-english.ts', top).href, context);
    if (!own || /\.[a-z]+$/.test(specifier)) return next(resolveAlias(specifier), context);
    const base = specifier.startsWith('@/')
      ? resolveAlias(specifier)
      : new URL(specifier, context.parentURL).href;
    const withEnding = `${base}.ts`;
    return next(
      existsSync(fileURLToPath(withEnding)) ? withEnding : resolveAlias(specifier),
      context,
    );
  },
});

function resolveAlias(specifier) {
  return specifier.startsWith('@/') ? new URL(specifier.slice(2), top).href : specifier;
}
