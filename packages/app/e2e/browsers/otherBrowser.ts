import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { chromiumPath } from '../../../../tooling/machine/browser.mjs';
import { firefox, webkit } from '../../../../tooling/machine/otherBrowsers.mjs';
import { artifacts } from '../builtServer';
import { startOldest } from './startOldest';
import { startFirefox } from './startFirefox';
import { startWebKit } from './startWebKit';
import type { RunningBrowser, Tab } from './Tab';

const BROWSERS = [
  { name: 'the oldest', program: { path: chromiumPath(), missing: null }, start: startOldest },
  { name: 'Firefox', program: firefox(), start: startFirefox },
  { name: 'WebKit', program: webkit(), start: startWebKit },
];
const picturesFolder = join(artifacts, 'browsers');

/** What the tests of a browser get. */
export interface OtherBrowser {
  name: string;
  /** Its window, from the first test to the last. */
  tab(): Tab;
}

/** Describes something once in each browser beside the Chromium of the other tests; where the machine lacks one, its tests are skipped and say why. */
export function describeInOtherBrowsers(what: string, tests: (browser: OtherBrowser) => void): void {
  for (const { name, program, start } of BROWSERS) {
    const { path, missing } = program;
    describe.skipIf(missing)(`${what} in ${name}${missing ? `: ${missing}` : ''}`, () => {
      tests({ name, tab: windowOf(name, () => start(path!)) });
    });
  }
}

/** Starts a browser before the tests around and closes it after them. */
function windowOf(name: string, start: () => Promise<RunningBrowser>): () => Tab {
  let running: RunningBrowser | undefined;
  beforeAll(async () => {
    mkdirSync(picturesFolder, { recursive: true });
    running = await start();
  });
  afterAll(() => running?.close());
  const pictureOf = (screen: string) =>
    join(picturesFolder, `${name.toLowerCase()}-${screen.replaceAll(' ', '-')}.png`);
  return () => ({ ...running!.tab, shoot: (screen) => running!.tab.shoot(pictureOf(screen)) });
}
