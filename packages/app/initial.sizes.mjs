import { readFileSync } from 'node:fs';
import { reportSizes } from '../../tooling/agreedSizes.mjs';
import { complaints, measure, table } from '../../tooling/app/initialSizes.mjs';
import { GRAPH_FILE } from '../../tooling/app/moduleGraph.mjs';

// Reads what `vite build` left in dist: what is measured is what is served.
const read = (name) => readFileSync(new URL(`dist/${name}`, import.meta.url));
const graph = JSON.parse(read(GRAPH_FILE).toString());
reportSizes(new URL('initial.sizes.json', import.meta.url), {
  measure: () => measure(graph, read),
  table: (written) => table(graph, read, written),
  complaints: (written) => complaints(graph, read, written),
});
