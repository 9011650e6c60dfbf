import { defineConfig, type Options } from 'tsup';

const NEEDS_REACT = /^(?:react|@tanstack\/react-query)(?:\/|$)/;

/** Only what imports React is for the client: a server component may import the contract and the rules as they are. */
const markClientFiles: NonNullable<Options['plugins']>[number] = {
  name: 'mark-client-files',
  renderChunk(code, { imports = [], map }) {
    if (!imports.some(({ path }) => NEEDS_REACT.test(path))) return undefined;
    const moved = typeof map === 'object' && map ? { ...map, mappings: `;${map.mappings}` } : map;
    return { code: `"use client";\n${code}`, map: moved };
  },
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
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
