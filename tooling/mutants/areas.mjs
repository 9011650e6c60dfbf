const sources = (...folders) =>
  folders.flatMap((folder) => [`packages/${folder}/**/*.ts`, `!packages/${folder}/**/*.test.ts`]);

/** A folder of the server, with the tests that are to see its mutants, on the embedded database. */
const ofServer = (folder, ...tests) => ({
  mutate: sources(`server/src/${folder}`),
  tests: tests.map((name) => `packages/server/src/${name}.test.ts`),
  engine: 'pglite',
});

/**
 * What is mutated, by the tests that are to see it. The dates of the domain are left out: their tests change the zone of
 * their process, and Stryker keeps one for all.
 * @type {Record<string, { mutate: string[], tests: string[], engine: string }>}
 */
export const areas = {
  domain: {
    mutate: [...sources('core/src/domain'), '!packages/core/src/domain/{index,dates,datesIntl}.ts'],
    tests: ['packages/core/src/domain/**/!(dates).test.ts'],
    engine: 'none',
  },
  ledger: ofServer('ledger', 'ledger/*', 'wallet/walletState'),
  wallet: ofServer('wallet', 'wallet/**/*'),
  settle: ofServer('rooms/settle', 'rooms/settle/*'),
  scoring: ofServer('rooms/scoring', 'rooms/scoring/*', 'rooms/settle/lifecycle', 'rooms/settle/rescore'),
  lock: ofServer('rooms/lock', 'rooms/lock/*', 'rooms/predictions/locks'),
  join: ofServer('rooms/join', 'rooms/join/*', 'rooms/predictions/locks'),
};
