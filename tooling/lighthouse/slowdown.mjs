import { chromium } from 'playwright-core';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * How many times slower than this machine a middling phone is, as Lighthouse's authors tie it to its `benchmarkIndex`
 * (docs/throttling.md, "CPU throttling"): its usual 4 is meant for a machine of 1533, and never more than that is taken.
 */
export function slowdownFor(index) {
  const slowdown =
    index >= 1300 ? 3 + (index - 1300) / 233 : index >= 800 ? 2 + (index - 800) / 500 : 1 + (index - 150) / 650;
  return Math.min(4, Math.max(1, slowdown));
}

/** Lighthouse's own measure of the machine, taken in the browser that is about to visit a page. */
export async function benchmarkIndex(port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const page = await browser.contexts()[0].newPage();
    const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`);
    await page.close();
    return index;
  } finally {
    await browser.close();
  }
}
