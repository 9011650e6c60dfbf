import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { sourceFiles } from '../imports/sourceFiles.mjs';
import { unsupportedApis } from './unsupportedApis.mjs';

/** Used only where the browser has it: the code asks first, or has another way. */
const ASKED_FOR = [
  'app/src/offline/whenIdle.ts requestIdleCallback',
  'app/src/pictures/fitText.ts Intl.Segmenter',
  'app/src/pictures/sendPicture.ts Navigator.canShare',
  'app/src/pictures/sendPicture.ts Navigator.share',
  'app/src/share/useShare.ts Navigator.share',
  'app/src/offline/worker/serviceWorker.ts the event notificationclick',
  'core/src/client/whenIdle.ts requestIdleCallback',
  'widgets/src/PrediccionPanel/answers/useUnsavedGuard.ts the event beforeunload',
  'widgets/src/elements/classes/ElementReporter.ts ElementInternals.states',
];

const folder = mkdtempSync(inRoot('node_modules', '.browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const packages = inRoot('packages/');

const shipped = sourceFiles()
  .filter(({ path, kind }) => kind === 'source' && /^(core|widgets|app)\//.test(path))
  .map(({ path }) => packages + path);
const sample = join(folder, 'sample.tsx');
writeFileSync(
  sample,
  `export const all = (query: URLSearchParams, list: readonly number[], own: { canParse(text: string): boolean }) => [
  URL.canParse(''), query.size, list.toReversed(), list.findLast(Boolean), own.canParse(''), new Set([1]).size,
  AbortSignal.any([]), structuredClone(1), Response.json(1), new Response().json(), new Intl.Segmenter(), list.with(0, 1),
  document.body.showPopover(), addEventListener('scrollend', () => undefined), <button popoverTarget="a" inert />,
];
export const sizeOf = ({ size }: URLSearchParams) => size;
`,
);
const found = unsupportedApis([...shipped, sample]);

it('names what an oldest supported browser lacks: members, statics, attributes and events, and nothing that is ours', () => {
  const ofSample = found.filter(({ file }) => file === sample);
  expect(ofSample.map(({ line, what }) => `${line} ${what}`)).toEqual([
    '2 URL.canParse',
    '2 URLSearchParams.size',
    '2 ReadonlyArray.toReversed',
    '3 AbortSignal.any',
    '3 Response.json',
    '3 Intl.Segmenter',
    '3 ReadonlyArray.with',
    '4 HTMLElement.showPopover',
    '4 the event scrollend',
    '4 <button popovertarget>',
    '6 URLSearchParams.size',
  ]);
  expect(ofSample[0].missing).toContain('safari 16.4');
});

it('core, widgets and app use only what every supported browser has, or ask for it first', () => {
  const uses = found
    .filter(({ file }) => file !== sample)
    .map(({ file, line, what, missing }) => ({
      use: `${file.replace(packages, '')} ${what}`,
      sentence: `packages/${file.replace(packages, '')}:${line}: ${what} is missing in ${missing.join(', ')}`,
    }));
  expect(uses.filter(({ use }) => !ASKED_FOR.includes(use)).map(({ sentence }) => sentence)).toEqual([]);
  expect(
    ASKED_FOR.filter((each) => !uses.some(({ use }) => use === each)),
    'nobody asks for it any more',
  ).toEqual([]);
});
