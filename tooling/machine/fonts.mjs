import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCache, testPackage } from './cache.mjs';

const generic = { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' };

const aliasOf = ([family, font]) =>
  `  <alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;

const config = (fonts, cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<!-- Written by tooling/machine/fonts.mjs. -->
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
${Object.entries(generic).map(aliasOf).join('\n')}
  <match target="pattern"><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
</fontconfig>
`;

/**
 * Writes the configuration with which fontconfig knows one family of fonts, from npm, and none of the machine's.
 * Returns the path for FONTCONFIG_FILE. What the product shows has web fonts of its own, so this family is seen only
 * where something falls back.
 */
export function writeFontConfig() {
  const folder = inCache('fonts');
  mkdirSync(join(folder, 'cache'), { recursive: true });
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, config(join(testPackage('dejavu-fonts-ttf'), 'ttf'), join(folder, 'cache')));
  return file;
}
