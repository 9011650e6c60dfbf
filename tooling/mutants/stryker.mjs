import { constants, setPriority } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { areas } from './areas.mjs';

// Run by `mutateArea.mjs`, from the repository's folder, with the area in ARMA11_MUTANTS and the files as words.

setPriority(constants.priority.PRIORITY_LOW);

const area = process.env.ARMA11_MUTANTS ?? '';
const files = process.argv.slice(2);

await new Stryker({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tooling/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: files.length > 0 ? files : areas[area].mutate,
  concurrency: 1,
  tempDirName: 'artifacts/mutants',
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `artifacts/mutants-${area}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  ignorePatterns: ['visual', 'artifacts', 'docs', 'deploy', '**/dist', '**/*.png'],
}).runMutationTest();
