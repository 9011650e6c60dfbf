import { existsSync } from 'node:fs';
import { inCache } from './cache.mjs';

/** The packaged Chromium is built for one kind of machine; `version` is that of @sparticuz/chromium. */
const version = '153.0.0';

/** The launcher of the packaged Chromium, which took the committed pictures; undefined where none is packaged. */
export const pinnedChromium =
  process.platform === 'linux' && process.arch === 'x64' ? inCache(`chromium-${version}`, 'launch') : undefined;

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The program with which tests open pages: CHROMIUM_PATH, the packaged one, else an installed one if there is any. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || pinnedChromium || installed.find(existsSync);

/** How every test starts Chromium: the same picture on every machine, and no request of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** What Playwright needs to launch it. */
export const launchOptions = () => ({ executablePath: chromiumPath(), args: chromiumArgs });
