import { readFileSync, writeFileSync } from 'node:fs';
import { buildEmbed } from '../../scripts/embed/buildEmbed.mjs';
import { complaints, measure, table } from '../../scripts/embed/sizes.mjs';

const agreed = new URL('embed.sizes.json', import.meta.url);
const embed = await buildEmbed();
if (process.argv.includes('--update')) {
  const sizes = Object.fromEntries(measure(embed).map(({ name, bytes }) => [name, bytes]));
  writeFileSync(agreed, `${JSON.stringify(sizes, null, 2)}\n`);
}
const written = JSON.parse(readFileSync(agreed, 'utf8'));
process.stdout.write(`${table(embed, written)}\n`);
const wrong = complaints(embed, written);
for (const sentence of wrong) process.stderr.write(`${sentence}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
