import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/jobs/place.mjs';

const SLOWEST = 10;

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/**
 * What a part of a run took and counted.
 * @typedef {{ title: string, ms: number, passed: number, failed: number,
 *   files?: { project: string, file: string, ms: number }[],
 *   failures?: { project?: string, file?: string, name: string, message: string }[] }} Part
 */

/** What each part took, and the slowest files, as text: the next slow test is seen when it comes. */
export function tableOfTimes(/** @type {Part[]} */ parts) {
  const slowest = parts
    .flatMap(({ files = [] }) => files)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  return [
    ...parts.map(({ title, ms, passed }) => `${inSeconds(ms)}  ${title} (${passed})`),
    'The slowest files:',
    ...slowest.map(({ ms, project, file }) => `${inSeconds(ms)}  ${file} (${project})`),
  ].join('\n');
}

/** Each failed test of a run with its part: who sees only the end of a long run reads here what to look for. */
export function listOfFailures(/** @type {Part[]} */ parts) {
  const lines = parts.flatMap(({ title, failures = [] }) =>
    failures.map(
      ({ project, file, name, message }) => `  ${[title, project, file, name].filter(Boolean).join(' › ')}: ${message}`,
    ),
  );
  return lines.length > 0 ? ['What failed:', ...lines].join('\n') : 'No test failed.';
}

/** Keeps the times of a run in `artifacts/`, to compare the next one with. */
export function keepTimes(/** @type {Part[]} */ parts) {
  mkdirSync(inRoot('artifacts'), { recursive: true });
  writeFileSync(inRoot('artifacts', 'times.json'), `${JSON.stringify(parts, null, 1)}\n`);
}
