import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { sqlText } from '../sqlText.mjs';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { areas } from './areas.mjs';
import { keptWorkers } from './keptWorker.ts';

const area = areas[process.env['ARMA11_MUTANTS'] ?? ''];

/** Stryker names one of Vitest's own pools, whatever the configuration says. */
const keptPool: Plugin = {
  name: 'arma11:kept-pool',
  configureVitest: ({ project }) => void Object.assign(project.config, { pool: 'kept', poolRunner: keptWorkers }),
};

/** The tests of one area alone: the suite's own configuration would make browsers ready for each mutant. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  resolve: { alias: workspaceAliases() },
  plugins: [sqlText(), keptPool],
  test: {
    environment: 'node',
    isolate: false,
    include: area?.tests ?? [],
    env: { ARMA11_TEST_DB: area?.engine ?? 'none', ARMA11_SEQUENCES: '10' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
