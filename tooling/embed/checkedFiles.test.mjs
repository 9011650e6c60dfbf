import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { throughLoader } from './checkedFiles.mjs';

const built = new URL('../../packages/widgets/dist/embed/', import.meta.url);
const codeOf = (name) => readFileSync(new URL(name, built), 'utf8');
const { checked } = JSON.parse(codeOf('manifest.json'));
const names = readdirSync(built)
  .filter((name) => name.endsWith('.js'))
  .map((name) => name.replace(/\.js$/, ''));
/** What pages name themselves: a partner's, and ours for a frame. */
const OF_PAGES = new Set(['loader', 'frame']);
const hash = (name) =>
  createHash('sha256')
    .update(codeOf(`${name}.js`))
    .digest('base64');

describe('the files of the script tag, as they are built', () => {
  it('load nothing on demand but through the loader, which checks it', () => {
    const own = names.filter((name) => name !== 'loader' && /\bimport\(/.test(codeOf(`${name}.js`)));
    expect(own).toEqual([]);
    expect(throughLoader('()=>import(`./join-sheet.js`)')).toBe(
      '()=>globalThis[Symbol.for(`arma11.loader`)](`join-sheet`)',
    );
  });

  it('are all known by their hash, in the loader or in a file whose hash it has', () => {
    const told = codeOf('loader.js') + codeOf('integrity.js');
    expect(codeOf('loader.js')).toContain(hash('integrity'));
    for (const name of names.filter((each) => !OF_PAGES.has(each))) expect(told, name).toContain(hash(name));
  });

  it('are listed with all that they import', () => {
    for (const [name, listed] of Object.entries(checked)) {
      const imports = [...codeOf(`${name}.js`).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+)\.js["'`]/g)];
      expect(listed.split(' ').slice(1).sort(), name).toEqual(imports.map(([, other]) => other).sort());
    }
    const loaded = names.filter((each) => each !== 'integrity' && !OF_PAGES.has(each));
    expect(Object.keys(checked).sort()).toEqual(loaded);
  });
});
