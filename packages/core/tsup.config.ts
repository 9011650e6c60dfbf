import { defineConfig } from 'tsup';
import { markClientFiles } from '../../tooling/markClientFiles.mjs';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/withoutReact.ts',
    contract: 'src/contract/index.ts',
    schemas: 'src/contract/schemas.ts',
    domain: 'src/domain/index.ts',
    art: 'src/art/index.ts',
    google: 'src/session/googleSignIn.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  plugins: [markClientFiles],
});
