import { fileURLToPath } from 'node:url';

/** The variable that says how many days ahead of the machine's clock a run of the tests is. */
export const OFFSET_VARIABLE = 'ARMA11_TEST_CLOCK_OFFSET_DAYS';

/**
 * Returns how many days ahead of the machine's clock this run is: none, where nothing is said.
 * @param {NodeJS.ProcessEnv} env
 */
export function clockOffsetDays(env = process.env) {
  const days = Number(env[OFFSET_VARIABLE] ?? 0);
  if (!Number.isFinite(days)) throw new TypeError(`${OFFSET_VARIABLE} is no number of days: ${env[OFFSET_VARIABLE]}`);
  return days;
}

/**
 * Returns the environment of a run that is some days ahead, in its processes, their children and their threads.
 * @param {number} days
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentAhead(days, env = process.env) {
  // Not --import: a worker thread made of a string would begin before it ends.
  const preload = `--require=${JSON.stringify(fileURLToPath(new URL('shiftThisRealm.mjs', import.meta.url)))}`;
  return {
    ...env,
    [OFFSET_VARIABLE]: String(days),
    NODE_OPTIONS: [env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
  };
}
