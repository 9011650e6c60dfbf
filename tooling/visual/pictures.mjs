import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** Where a run that was asked to writes the pictures that it takes, each with the file of its story. */
export const TAKEN_FILE = `${root}artifacts/pictures-taken.txt`;

/** The pictures that the last such run took: the story file of each, by the picture's name. */
export const takenPictures = () =>
  new Map(
    (existsSync(TAKEN_FILE) ? readFileSync(TAKEN_FILE, 'utf8').split('\n') : [])
      .filter(Boolean)
      .map((line) => /** @type {[name: string, story: string]} */ (line.split('\t'))),
  );

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
  /** @param {{ arg: string, ext: string, testFileDirectory: string, testFileName: string }} picture */
  resolveScreenshotPath: ({ arg, ext, testFileDirectory, testFileName }) => {
    const taken = process.env.ARMA11_PICTURES_TAKEN;
    if (taken) appendFileSync(taken, `${arg}\t${testFileDirectory}/${testFileName}\n`);
    return `${REFERENCES}/${arg}${ext}`;
  },
  /** @param {{ arg: string, ext: string }} picture */
  resolveDiffPath: ({ arg, ext }) => `${DIFFERENCES}/${arg}${ext}`,
};
