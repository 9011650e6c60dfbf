import { existsSync } from 'node:fs';
import { installDebian } from './debian.mjs';
import { Hindrance } from './say.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const otherwise =
  'The tests need Chromium and found none. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.';

/** The path of a Chromium or Chrome, installed first where that is possible. */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !existsSync(asked)) throw new Hindrance(`CHROMIUM_PATH is ${asked}, and there is no such file.`);
  const find = () => asked || places.find(existsSync);
  if (!find()) await installDebian(['chromium'], otherwise);
  const path = find();
  if (!path) throw new Hindrance(otherwise);
  return path;
}
