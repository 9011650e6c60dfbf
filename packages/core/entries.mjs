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

/** Modules that bundlers get in a smaller form; CommonJS, which servers load, has the first. */
export const smaller = { 'core/src/domain/dates.ts': 'core/src/domain/datesIntl.ts' };
