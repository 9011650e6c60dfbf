import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    bench: 'src/bench.ts',
    pgliteWorker: 'src/platform/db/pgliteWorker.ts',
    cardWorker: 'src/platform/cards/cardWorker.ts',
  },
  format: ['esm'],
  target: 'node24',
  clean: true,
  sourcemap: true,
  // Workspace packages are read from their sources (tsconfig paths): the server runs without building them.
  noExternal: [/^@arma11\//],
  loader: { '.sql': 'text' },
  // node:sqlite exists only under its full name.
  removeNodeProtocol: false,
});
