import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

const SETTINGS = { printWidth: 120, singleQuote: true, objectWrap: /** @type {const} */ ('collapse') };

/**
 * Writes the declarations of a build for people: the compiler gives each field a line and four spaces, however short its type is.
 * @param {string} dist
 */
export async function formatDeclarations(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.d\.c?ts$/.test(file));
  for (const file of files) {
    const path = join(dist, file);
    const { code, errors } = await format(path.replace('.d.cts', '.d.ts'), readFileSync(path, 'utf8'), SETTINGS);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
    writeFileSync(path, code);
  }
}
