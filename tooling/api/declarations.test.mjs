import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/jobs/build.mjs';
import { alone } from '../../scripts/jobs/lock.mjs';
import { inRoot } from '../../scripts/jobs/place.mjs';

/** What compilers of core's users read of it: the declarations of all entries, without comments. */
const MOST_BYTES = 120_000;
/** What is in the archive: nearly every field has its sentence. Raise it here, with the reason in the commit. */
const MOST_WITH_COMMENTS = 238_000;
/** Names that exist at run time, over all entries: what a partner has to look through, and what we keep. */
const MOST_NAMES = 150;

/** What is declared in a file of declarations, the largest first: its name and its bytes, comments included. */
function largest(text) {
  const found = text
    .split(/^(?=\/\*\*|declare |interface |type |export )/m)
    .map((part) => ({ bytes: part.length, name: part.match(/^(?:declare )?\w+(?: class)? (\w+)/)?.[1] }))
    .filter(({ name }) => name);
  return found.sort((one, other) => other.bytes - one.bytes);
}

/** Undefined while the declarations are within their budget. */
function complaint(text, most = MOST_BYTES) {
  if (text.length <= most) return undefined;
  const causes = largest(text)
    .slice(0, 3)
    .map(({ name, bytes }) => `${name} ${bytes}`);
  return `${text.length} bytes of declarations, ${most} are agreed. The largest: ${causes.join(', ')}. Name a type that is written out, or raise MOST_BYTES.`;
}

describe('the budget of declarations', () => {
  const declarations = `/** One. */\ndeclare const one: { ${'x: 1; '.repeat(9)} };\ninterface Two {\n  x: 1;\n}\ntype Three = 3;\nexport { one };\n`;

  it('says nothing of what is within it', () => {
    expect(complaint(declarations)).toBeUndefined();
  });

  it('names the three largest declarations when it is over', () => {
    expect(complaint(declarations, 10)).toMatch(/The largest: one \d+, Two \d+, Three \d+\./);
  });
});

describe('the built core', () => {
  const folder = inRoot('packages', 'core');
  const dist = join(folder, 'dist');

  beforeAll(() => alone(() => ensureBuilt('core')), 240_000);

  const declared = () =>
    readdirSync(dist)
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('\n');

  it('has declarations that are within their budget, without comments and with them', () => {
    const all = declared();
    expect(complaint(all.replace(/^ *\/\*\*[^]*?\*\/\n/gm, ''))).toBeUndefined();
    expect(complaint(all, MOST_WITH_COMMENTS)).toBeUndefined();
  });

  it('declares the types of the wire without a schema library', () => {
    expect(declared()).not.toMatch(/\bzod\b|\bz\./);
  });

  it('has as many names as a partner can look through', async () => {
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const entries = Object.values(exports).flatMap(({ import: target }) => target?.default ?? []);
    const modules = await Promise.all(entries.map((entry) => import(join(folder, entry))));
    expect(new Set(modules.flatMap(Object.keys)).size).toBeLessThanOrEqual(MOST_NAMES);
  });
});
