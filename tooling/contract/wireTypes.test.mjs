import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wireFile, wireTypes } from './wireTypes.mjs';

it('the types of the wire are those of the schemas; `node tooling/contract/write.mjs` writes them anew', async () => {
  expect(readFileSync(wireFile, 'utf8')).toBe(await wireTypes());
}, 120_000);
