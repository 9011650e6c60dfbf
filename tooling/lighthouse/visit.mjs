import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { say } from '../../scripts/jobs/say.mjs';
import { GOALS } from './goals.mjs';
import { benchmarkIndex, slowdownFor } from './slowdown.mjs';

/** What of a category is not perfect and counts. */
const failedIn = ({ auditRefs }, audits) =>
  auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);

/** Chromium's trace came without its beginning or its first picture: nothing was measured, so nothing is chosen from. */
const LOST_TRACES = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_RESOURCE_REQUEST']);
const TRIES = 5;

/** Lighthouse's report; a visit whose trace was lost is made again. */
async function reportOf(url, flags) {
  for (let left = TRIES - 1; ; left -= 1) {
    const { lhr } = (await lighthouse(url, flags)) ?? {};
    if (lhr && !lhr.runtimeError) return lhr;
    const { code = '', message = 'no result' } = lhr?.runtimeError ?? {};
    if (left === 0 || !LOST_TRACES.has(code)) throw new Error(`${url}: ${message}`);
    say(`${url}: ${code}, visited again.`);
  }
}

/**
 * One run over a page as a middling phone on slow 4G, simulated as Lighthouse does by default.
 * @param {string} url
 * @param {number} port of a Chromium
 * @param {number} [slowdown] of the processor; as the machine is at this moment, unless it is given
 */
export async function visit(url, port, slowdown) {
  const index = await benchmarkIndex(port);
  const cpuSlowdownMultiplier = slowdown ?? slowdownFor(index);
  const names = Object.keys(GOALS);
  const { categories, audits } = await reportOf(url, {
    port,
    logLevel: 'error',
    onlyCategories: names,
    locale: 'es',
    // The session lies in the storage.
    disableStorageReset: true,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
  });
  const number = (id) => audits[id].numericValue ?? 0;
  return {
    index,
    slowdown: cpuSlowdownMultiplier,
    scores: Object.fromEntries(names.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)])),
    failed: Object.fromEntries(names.map((name) => [name, failedIn(categories[name], audits)])),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
  };
}
