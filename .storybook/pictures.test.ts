import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { REFERENCES } from '../tooling/visual/pictures.mjs';

const pictures = globSync(`${REFERENCES}/*.png`);

// All of them are read, also from a disk that others use.
it('no two pictures are the same: a story that shows what another shows tells nothing', { timeout: 60_000 }, () => {
  const contentOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  const same = Object.values(Object.groupBy(pictures, contentOf)).filter((paths = []) => paths.length > 1);
  expect(same.map((paths = []) => paths.map((path) => basename(path)))).toEqual([]);
});

it('there are pictures to compare with', () => {
  expect(pictures.length).toBeGreaterThan(300);
});
