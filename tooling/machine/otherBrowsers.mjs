import { existsSync } from 'node:fs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const WEBKIT = ['/usr/bin/WebKitWebDriver'];
const DISPLAY = ['/usr/bin/Xvfb'];

/** A program of the machine, or the sentence that says how to get it. */
const program = (asked, places, how) => {
  const path = asked || places.find(existsSync);
  return path ? { path, missing: null } : { path: null, missing: how };
};

/** Firefox: FIREFOX_PATH, else an installed one. It brings its own driver. */
export const firefox = () =>
  program(
    process.env.FIREFOX_PATH,
    FIREFOX,
    'Firefox is not installed (on Debian: firefox-esr), nor is FIREFOX_PATH set',
  );

/** The driver of WebKitGTK, which starts its browser; that needs a display. */
export const webkit = () => {
  const driver = program(undefined, WEBKIT, 'WebKit is not installed (on Debian: webkit2gtk-driver)');
  if (driver.missing || process.env.DISPLAY) return driver;
  const { missing } = program(undefined, DISPLAY, 'WebKit has no display (on Debian: xvfb)');
  return { ...driver, missing };
};

/** The display without a screen. */
export const displayServer = DISPLAY[0];
