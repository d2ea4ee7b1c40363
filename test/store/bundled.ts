import { readFileSync, writeFileSync } from 'node:fs';
import { bundledTable, markers } from './bundled-table';
import { measureBundles } from './bundles';
import { top } from './packages';

/** Writes the README's table of what is bundled from elsewhere anew. */
const readme = `${top}README.md`;
const text = readFileSync(readme, 'utf8');
const [before, after] = [text.indexOf(markers.start), text.indexOf(markers.end)];
if (before < 0 || after < before) throw new Error('README.md has lost the markers of the table.');
const table = bundledTable(await measureBundles());
writeFileSync(readme, text.slice(0, before) + table + text.slice(after + markers.end.length));
