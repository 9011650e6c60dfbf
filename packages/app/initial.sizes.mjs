import { readFileSync, writeFileSync } from 'node:fs';
import { complaints, measure, table } from '../../scripts/app/initialSizes.mjs';
import { GRAPH_FILE } from '../../scripts/app/moduleGraph.mjs';

// Reads what `vite build` left in dist: what is measured is what is served.
const read = (name) => readFileSync(new URL(`dist/${name}`, import.meta.url));
const graph = JSON.parse(read(GRAPH_FILE).toString());
const agreed = new URL('initial.sizes.json', import.meta.url);
if (process.argv.includes('--update')) {
  const sizes = Object.fromEntries(measure(graph, read).map(({ name, bytes }) => [name, bytes]));
  writeFileSync(agreed, `${JSON.stringify(sizes, null, 2)}\n`);
}
const written = JSON.parse(readFileSync(agreed, 'utf8'));
process.stdout.write(`${table(graph, read, written)}\n`);
const wrong = complaints(graph, read, written);
for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
