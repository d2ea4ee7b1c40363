import { readFileSync } from 'node:fs';
import { run, top } from './packages';

/** A package in CycloneDX. */
export type Part = { name: string; version: string; scope?: string };

/**
 * The software bill of materials in CycloneDX: each package of the lock file with its version, licence and hash; those that are for building
 * and testing alone are marked as such. Without npm's time and random number, so that it is the same for the same lock file.
 * @param bundled the names of the packages that are in the extension
 */
export function partsList(bundled: ReadonlySet<string>): string {
  // A build that ran before leaves NODE_ENV at 'production', and then npm leaves out what is not for run time.
  const all = ['dev', 'optional', 'peer'].map((kind) => `--include=${kind}`);
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', ...all];
  const { serialNumber: _, ...parts } = JSON.parse(run('npm', args));
  const { timestamp: __, ...metadata } = parts.metadata;
  // npm names the project by its folder.
  const { name } = JSON.parse(readFileSync(`${top}package.json`, 'utf8'));
  const component = { ...metadata.component, type: 'application', name };
  const components = markParts(parts.components, bundled);
  const list = { ...parts, metadata: { ...metadata, component }, components };
  return `${JSON.stringify(list, null, 2)}\n`;
}

/**
 * Says of each package whether it is in the extension ('required') or there to build and test it alone ('excluded', as the
 * specification has it). npm cannot know: what a runtime dependency asks for beside it may be the whole build tool.
 */
export function markParts<T extends Part>(parts: readonly T[], bundled: ReadonlySet<string>): T[] {
  const names = new Set(parts.map(({ name }) => name));
  const missing = [...bundled].filter((name) => !names.has(name));
  if (missing.length > 0) throw new Error(`Bundled, and not in the lock file: ${missing}`);
  return parts.map((part) => ({
    ...part,
    scope: bundled.has(part.name) ? 'required' : 'excluded',
  }));
}
