import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldersWithoutPglite, longPgliteTests, onlyPglite, onlyPostgres, pgliteTests } from './pgliteTests.mjs';
import { withoutDatabase } from './withoutDatabase.mjs';

const onDatabase = globSync('packages/server/src/**/*.test.ts').filter((file) => !withoutDatabase.includes(file));
/** `players/quests` of `packages/server/src/players/quests/quests.test.ts`; folders below that count with it. */
const folderOf = (file) => /^packages\/server\/src\/(\w+(?:\/\w+)?)\//.exec(file)?.[1];
const foldersOf = (files) => [...new Set(files.map(folderOf).filter(Boolean))].sort();

describe('what runs on the embedded database', () => {
  it('exists, is named once, and needs a database', () => {
    expect(pgliteTests.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(pgliteTests).size).toBe(pgliteTests.length);
    expect(pgliteTests.filter((file) => withoutDatabase.includes(file))).toEqual([]);
  });

  it('has a file of every folder of the server whose tests use a database', () => {
    const missing = foldersOf(onDatabase).filter((folder) => !foldersOf(pgliteTests).includes(folder));
    expect(missing).toEqual(foldersWithoutPglite);
  });

  it('is too long for `npm test` only where it is on the list', () => {
    expect(longPgliteTests.filter((file) => !pgliteTests.includes(file))).toEqual([]);
  });

  it('alone, or not at all, holds files that exist', () => {
    expect([...onlyPglite, ...onlyPostgres].filter((file) => !onDatabase.includes(file))).toEqual([]);
    expect(onlyPostgres.filter((file) => pgliteTests.includes(file))).toEqual([]);
  });
});
