/** The sources that package.json exports, by the names of their files in `dist/`. */
export const entries = {
  index: 'src/index.ts',
  client: 'src/withoutReact.ts',
  contract: 'src/contract/index.ts',
  schemas: 'src/contract/schemas.ts',
  domain: 'src/domain/index.ts',
  art: 'src/art/index.ts',
  google: 'src/session/googleSignIn.ts',
};
