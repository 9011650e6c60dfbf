import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { say } from '../../scripts/jobs/say.mjs';
import { chromiumPath, pinnedChromium } from '../machine/browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The committed pictures, and what a run leaves of those that differ: reference, actual and difference of each. */
export const REFERENCES = `${root}visual/references`;
export const DIFFERENCES = process.env.ARMA11_DIFFERENCES ?? `${root}artifacts/visual`;

/** Whether the browser at hand is the one that took the committed pictures: another draws some edges otherwise. */
export const isComparable = () => pinnedChromium !== undefined && chromiumPath() === pinnedChromium;

/** The names of the committed pictures: 'widgets-roomcard-default--movil'. */
export const referenceNames = () =>
  existsSync(REFERENCES) ? readdirSync(REFERENCES).map((file) => file.replace(/\.png$/, '')) : [];

/** Prints what a run with another browser did not do. */
export function sayUncompared() {
  if (!isComparable()) say(`${referenceNames().length} pictures not compared: other browser.`);
}

/**
 * How pictures of stories are compared, for Vitest's toMatchScreenshot: no pixel may differ. The threshold and what is taken
 * for a smoothed edge stay pixelmatch's own: where tiles of the same browser meet, a gradient differs by up to 2 of 255
 * levels from run to run, and the edge of a circle by up to 30.
 */
export const pictures = {
  comparatorName: /** @type {const} */ ('pixelmatch'),
  comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0 },
  /** @param {{ arg: string, ext: string }} picture */
  resolveScreenshotPath: ({ arg, ext }) => {
    const taken = process.env.ARMA11_PICTURES_TAKEN;
    if (taken) appendFileSync(taken, `${arg}\n`);
    return `${REFERENCES}/${arg}${ext}`;
  },
  /** @param {{ arg: string, ext: string }} picture */
  resolveDiffPath: ({ arg, ext }) => `${DIFFERENCES}/${arg}${ext}`,
};
