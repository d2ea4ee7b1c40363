import { readFileSync } from 'node:fs';
import { run, top } from './packages';

/**
 * The software bill of materials in CycloneDX: each package of the lock file with its version, licence and hash; those that are for building
 * and testing alone are marked as such. Without npm's time and random number, so that it is the same for the same lock file.
 */
export function partsList(): string {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { serialNumber: _, ...parts } = JSON.parse(run('npm', args));
  const { timestamp: __, ...metadata } = parts.metadata;
  // npm names the project by its folder.
  const { name } = JSON.parse(readFileSync(`${top}package.json`, 'utf8'));
  const component = { ...metadata.component, type: 'application', name };
  return `${JSON.stringify({ ...parts, metadata: { ...metadata, component } }, null, 2)}\n`;
}
