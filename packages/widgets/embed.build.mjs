import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildEmbed, manifestOf } from '../../tooling/embed/buildEmbed.mjs';

const folder = new URL('dist/embed/', import.meta.url);
const embed = await buildEmbed();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, code] of embed.files) writeFileSync(new URL(name, folder), code);
writeFileSync(new URL('manifest.json', folder), `${JSON.stringify(manifestOf(embed), null, 2)}\n`);
process.stdout.write(`Embed ${embed.version}: ${embed.files.size} files in packages/widgets/dist/embed.\n`);
