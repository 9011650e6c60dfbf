import { expect, it } from 'vitest';
import { missingData } from './missingData.mjs';

const moduleOf = (...skipped) => ({
  children: {
    allTests: (state) => (state === 'skipped' ? skipped.map((fullName) => ({ fullName })) : []),
  },
});

it('names each folder once, with the tests of all files that were skipped for it', () => {
  const lines = missingData([
    moduleOf('with ../shared/data/fpl-2024-25 > reads it', 'with ../shared/data/fpl-2024-25 > pays it', 'later'),
    moduleOf('with ../shared/data/openfootball > reads it', 'with ../shared/data/fpl-2024-25 > imports it'),
  ]);
  expect(lines).toEqual([
    '../shared/data/fpl-2024-25 is not there: 3 tests skipped',
    '../shared/data/openfootball is not there: 1 test skipped',
  ]);
});

it('says nothing where no test was skipped for data', () => {
  expect(missingData([moduleOf(), moduleOf('on macOS > draws')])).toEqual([]);
});
