import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BrowserKind } from '@/test/browsers/find-browser';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the extension for these browsers into `.output`. Throws where a build fails, with what the builder said. */
export function build(kinds: readonly BrowserKind[]): void {
  for (const kind of kinds) {
    console.log(`Building the extension for ${kind} …`);
    const target = kind === 'chromium' ? ['-b', 'chrome'] : ['-b', 'firefox', '--mv3'];
    const program = `${top}/node_modules/wxt/bin/wxt.mjs`;
    const options = { cwd: top, encoding: 'utf8' } as const;
    const built = spawnSync(process.execPath, [program, 'build', ...target], options);
    if (built.status !== 0)
      throw new Error(`The build for ${kind} failed.\n${built.stdout}\n${built.stderr}`);
  }
}
