import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumVersion } from './chromiumVersion.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The committed pictures, and what a run leaves of those that differ: reference, actual and difference of each. */
export const REFERENCES = `${root}visual/references`;
export const DIFFERENCES = process.env.ARMA11_DIFFERENCES ?? `${root}artifacts/visual`;

/** The Chromium that took the committed pictures. */
export const TAKEN_WITH = `${root}visual/taken-with.json`;

/** Another Chromium draws some edges otherwise: this share of the pixels may differ. Of the same one none may. */
const FOREIGN_RATIO = 0.005;

const takenWith = JSON.parse(readFileSync(TAKEN_WITH, 'utf8')).chromium;

/** How pictures of stories are compared, for Vitest's toMatchScreenshot. */
export const pictures = {
  comparatorName: /** @type {const} */ ('pixelmatch'),
  comparatorOptions: {
    threshold: 0.1,
    allowedMismatchedPixelRatio: chromiumVersion() === takenWith ? 0 : FOREIGN_RATIO,
  },
  /** @param {{ arg: string, ext: string }} picture */
  resolveScreenshotPath: ({ arg, ext }) => `${REFERENCES}/${arg}${ext}`,
  /** @param {{ arg: string, ext: string }} picture */
  resolveDiffPath: ({ arg, ext }) => `${DIFFERENCES}/${arg}${ext}`,
};
