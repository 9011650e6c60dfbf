import { reportSizes } from '../../tooling/agreedSizes.mjs';
import { complaints, measure, table } from '../../tooling/packages/exportSizes.mjs';

// Reads what the build of the package left in dist: what is measured is what partners install.
const sizes = await measure();
reportSizes(new URL('exports.sizes.json', import.meta.url), {
  measure: () => sizes,
  table: (written) => table(sizes, written),
  complaints: (written) => complaints(sizes, written),
});
