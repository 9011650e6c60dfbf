import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sqlText } from '../sqlText.mjs';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { areas } from './areas.mjs';

const area = areas[process.env['ARMA11_MUTANTS'] ?? ''];

/** The tests of one area alone: the suite's own configuration would make browsers ready for each mutant. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  resolve: { alias: workspaceAliases() },
  plugins: [sqlText()],
  test: {
    environment: 'node',
    isolate: false,
    include: area?.tests ?? [],
    env: { ARMA11_TEST_DB: area?.engine ?? 'none', ARMA11_SEQUENCES: '10' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
