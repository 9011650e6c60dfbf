import { chromium, type Browser } from 'playwright-core';
import { launchOptions } from '../../../tooling/machine/browser.mjs';

let started: Promise<Browser> | undefined;

/** Returns the browser of this worker: its first test starts it, and it ends with the worker. Tests open contexts of it. */
export const workerBrowser = (): Promise<Browser> => (started ??= chromium.launch(launchOptions()));
