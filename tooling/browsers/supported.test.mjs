import browserslist from 'browserslist';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { missingIn } from './missingIn.mjs';
import { buildTarget, oldestOf, oldestVersions } from './supported.mjs';

const { browserslist: lines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

it('the list of package.json is what every build is for, and says the same to the library of that name', () => {
  expect(buildTarget).toEqual(['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4']);
  const versions = browserslist(lines).map((each) => each.split(/[ -]/));
  for (const { name, version } of oldestOf(lines)) {
    const oldest = Math.min(...versions.filter(([browser]) => browser === name).map(([, number]) => Number(number)));
    expect([name, oldest]).toEqual([name, Number(version)]);
  }
});

it('Chrome and Firefox count on Android too', () => {
  expect([...oldestVersions.keys()]).toEqual([
    'chrome',
    'chrome_android',
    'edge',
    'firefox',
    'firefox_android',
    'safari',
    'safari_ios',
  ]);
});

it.each(['last 2 versions', 'opera >= 95', 'chrome > 109'])(
  'a line that the builds cannot read is refused: %s',
  (line) => {
    expect(() => oldestOf([line])).toThrow(`Write '${line}' of browserslist in package.json as 'name >= version'`);
  },
);

const since = (chrome) => ({ ['__compat']: { support: { chrome: [chrome].flat() } } });

it.each([
  ['came later', since({ version_added: '110' }), ['chrome 109']],
  ['is there', since({ version_added: '≤109' }), []],
  ['was never there', since({ version_added: false }), ['chrome 109']],
  ['has another name', since({ version_added: '80', prefix: '-webkit-' }), ['chrome 109']],
  ['has to be switched on', since({ version_added: '80', flags: [{}] }), ['chrome 109']],
  ['came in two steps', since([{ version_added: '120' }, { version_added: '1', version_removed: '120' }]), []],
  ['left again', since({ version_added: '1', version_removed: '100' }), ['chrome 109']],
  ['is unknown', undefined, []],
])('what %s', (_, feature, missing) => {
  expect(missingIn(/** @type {any} */ (feature))).toEqual(missing);
});

it('what has a fault is there where that is enough', () => {
  const faulty = /** @type {any} */ (since({ version_added: '1', partial_implementation: true }));
  expect([missingIn(faulty), missingIn(faulty, { partly: false })]).toEqual([[], ['chrome 109']]);
});
