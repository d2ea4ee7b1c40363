import { pathVariables } from '@/test/browsers/find-browser';
import { ensureBrowser } from '@/test/browsers/install-browsers';

/** Finds or installs both browsers once, before the first test; the workers inherit where they are. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup as the default export
export default function installFirst(): void {
  process.env[pathVariables.chromium] = ensureBrowser('chromium');
  process.env[pathVariables.firefox] = ensureBrowser('firefox');
}
