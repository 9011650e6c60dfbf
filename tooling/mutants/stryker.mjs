import { constants, setPriority } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { areas } from './areas.mjs';

// Run by `mutateArea.mjs`, from the repository's folder, with the area in ARMA11_MUTANTS and the files as words.

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const beside = (file) => new URL(file, import.meta.url).href;
const area = process.env.ARMA11_MUTANTS ?? '';
const files = process.argv.slice(2);
const onDatabase = areas[area].engine !== 'none';

await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', beside('words.mjs'), beside('asFound.mjs')],
  ignorers: ['words'],
  vitest: { configFile: 'tooling/mutants/vitest.config.ts', related: !onDatabase },
  coverageAnalysis: 'perTest',
  mutate: files.length > 0 ? files : areas[area].mutate,
  concurrency: 1,
  tempDirName: 'artifacts/mutants',
  disableTypeChecks: false,
  ignoreStatic: onDatabase,
  // A busy machine is no endless loop.
  timeoutMS: onDatabase ? 60_000 : 20_000,
  reporters: ['as-found', 'progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `artifacts/mutants-${area}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  ignorePatterns: ['/visual', '/artifacts', '/docs', '/deploy', '**/dist', '**/*.png'],
}).runMutationTest();
