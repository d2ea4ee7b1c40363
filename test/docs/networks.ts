import { readFileSync, writeFileSync } from 'node:fs';
import { markers, networkTable } from './network-table';

const readme = new URL('../../README.md', import.meta.url);
const text = readFileSync(readme, 'utf8');
const [before, after] = [text.indexOf(markers.start), text.indexOf(markers.end)];
if (before < 0 || after < before) throw new Error('README.md has lost the markers of the table.');
writeFileSync(
  readme,
  text.slice(0, before) + networkTable() + text.slice(after + markers.end.length),
);
