import { defineConfig } from 'tsup';
import { buildTarget } from '../../tooling/browsers/supported.mjs';
import { serverComponents } from '../../tooling/serverComponents.mjs';

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
  target: buildTarget,
  plugins: [serverComponents()],
});
