import { reportSizes } from '../../tooling/agreedSizes.mjs';
import { buildEmbed } from '../../tooling/embed/buildEmbed.mjs';
import { complaints, measure, partsTable, table } from '../../tooling/embed/sizes.mjs';

const embed = await buildEmbed();
reportSizes(new URL('embed.sizes.json', import.meta.url), {
  measure: () => measure(embed),
  table: (written) => table(embed, written),
  complaints: (written) => complaints(embed, written),
});
process.stdout.write(`\n${await partsTable(embed)}\n`);
