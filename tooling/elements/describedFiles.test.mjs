import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { describedFiles } from './describedFiles.mjs';

const files = await describedFiles();

it.each([...files].map(([file, text]) => [relative(inRoot(), file), text]))(
  '%s is what the doc comments and the tokens say; `node tooling/elements/write.mjs` writes it anew',
  (file, text) => {
    expect(readFileSync(inRoot(file), 'utf8')).toBe(text);
  },
);
