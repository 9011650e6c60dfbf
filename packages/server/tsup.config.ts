import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', cli: 'src/cli.ts', pgliteWorker: 'src/db/pgliteWorker.ts' },
  format: ['esm'],
  target: 'node22',
  clean: true,
  sourcemap: true,
  noExternal: ['@arma11/core'],
});
