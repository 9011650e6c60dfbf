/**
 * The sources that package.json exports, by the names of their files in `dist/`. The workspace has further entries of its own
 * in tsconfig.base.json; what another package ships of them is in that package's own files.
 */
export const entries = {
  index: 'src/index.ts',
  client: 'src/withoutReact.ts',
  contract: 'src/contract/index.ts',
  rules: 'src/domain/rules.ts',
};

/** Modules that bundlers get in a smaller form; CommonJS, which servers load, has the first. */
export const smaller = { 'core/src/domain/dates.ts': 'core/src/domain/datesIntl.ts' };
