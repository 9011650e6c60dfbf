import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenariosWithPages, scenarioNames } from '@arma11/testing/scenarios';
import { recordScenarios } from './recordScenarios';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../../testing/scenarios/recorded/${name}`, import.meta.url));
const withPages = scenariosWithPages.map((name) => `${name}.pages`);
const names = [...scenarioNames, ...withPages, 'ids', 'writes'].map((name) => `${name}.recorded.json`);

// One engine is enough: that both answer the same is what the rest of the suite proves.
describe.skipIf(process.env['ARMA11_TEST_DB'] === 'pg')('the committed scenarios are what the server says', () => {
  let files: Record<string, string>;
  beforeAll(async () => {
    files = await recordScenarios();
  }, 240_000);

  it.each(names)('%s, recorded again, is the same to the byte', async (name) => {
    // That command runs this test with --update.
    await expect(files[name]).toMatchFileSnapshot(fileOf(name), 'written anew by: npm run scenarios:record');
  });

  it('they are all the scenarios that can be loaded, and small', () => {
    expect(Object.keys(files).sort()).toEqual(names.toSorted());
    const sizes = Object.values(files).map((text) => Buffer.byteLength(text));
    expect(Math.max(...sizes)).toBeLessThan(700_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_900_000);
  });

  it('nothing in them is of one run alone: no token, no identity of a request', () => {
    const all = Object.values(files).join('\n');
    expect(all.match(/"request_id": "(?!r-0")/g)).toBeNull();
    expect(all).not.toMatch(/"access"/);
  });
});
