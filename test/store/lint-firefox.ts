import { spawnSync } from 'node:child_process';
import { installTools, toolFile } from '@/test/tools/install-tools';
import { packageFile } from './packages';

/** What the linter of Firefox's store may warn about, and why that stays. Anything else fails, and so does one of these that is gone. */
export const explained = [
  {
    code: 'KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION',
    where: /^manifest\.json$/,
    times: 1,
    why: 'data_collection_permissions is of Firefox 140, and of 142 on Android, which the extension is not offered for',
  },
  {
    code: 'UNSUPPORTED_API',
    where: /^content-scripts\/content\.js$/,
    times: 1,
    why: "the build writes chrome.runtime as chrome[…] with a short name for 'runtime' (lib/build), which the linter takes for the API's own",
  },
  {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    where: /^chunks\//,
    times: 2,
    why: "react-dom's dangerouslySetInnerHTML: nothing of ours uses it, and the pages' Trusted Types policy 'none' makes it throw",
  },
] as const;

type Told = { code: string; file?: string };
type Report = { errors: Told[]; notices: Told[]; warnings: Told[] };

/** Runs `web-ext lint` on the package for Firefox and prints the table of what it says. Returns how much of that is not explained. */
export function lintFirefox(): number {
  installTools();
  const args = ['lint', '--output=json', '--source-dir', packageFile('firefox')];
  const ran = spawnSync(process.execPath, [toolFile('web-ext/bin/web-ext.js'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (!ran.stdout.startsWith('{')) throw new Error(`web-ext did not report.\n${ran.stderr}`);
  const { errors, notices, warnings }: Report = JSON.parse(ran.stdout);
  console.log(
    `web-ext lint: ${errors.length} errors, ${notices.length} notices, ${warnings.length} warnings`,
  );
  const known = ({ code, file = '' }: Told) =>
    explained.find((one) => one.code === code && one.where.test(file));
  const strange = [...errors, ...notices, ...warnings.filter((one) => !known(one))];
  for (const { code, file } of strange) console.log(`  not explained: ${code} ${file ?? ''}`);
  const gone = explained.filter(
    (one) => warnings.filter((told) => known(told) === one).length !== one.times,
  );
  for (const { code, times, why } of explained) console.log(`  ${times} × ${code}: ${why}`);
  for (const { code, times } of gone) console.log(`  no longer ${times} ×: ${code}`);
  return strange.length + gone.length;
}
