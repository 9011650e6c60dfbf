import { reportSizes } from '../../scripts/agreedSizes.mjs';
import { buildEmbed } from '../../scripts/embed/buildEmbed.mjs';
import { complaints, measure, partsTable, table } from '../../scripts/embed/sizes.mjs';

const embed = await buildEmbed();
reportSizes(new URL('embed.sizes.json', import.meta.url), {
  measure: () => measure(embed),
  table: (written) => table(embed, written),
  complaints: (written) => complaints(embed, written),
});
process.stdout.write(`\n${await partsTable(embed)}\n`);
