const sources = (...folders) =>
  folders.flatMap((folder) => [`packages/${folder}/**/*.ts`, `!packages/${folder}/**/*.test.ts`]);

const SCORING = '!packages/core/src/domain/scoring/**';

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
    mutate: [...sources('core/src/domain'), '!packages/core/src/domain/{index,dates,datesIntl,zonedTime}.ts', SCORING],
    tests: ['packages/core/src/domain/!(dates).test.ts'],
    engine: 'none',
  },
  // Tables, of which each mutant runs all tests: apart from those of the domain, which would take hours.
  points: {
    mutate: sources('core/src/domain/scoring'),
    tests: ['packages/core/src/domain/scoring/*.test.ts'],
    engine: 'none',
  },
  ledger: ofServer(
    'ledger',
    'ledger/*',
    'wallet/walletState',
    'wallet/promos/promos',
    'wallet/deposits/deposits',
    'wallet/withdrawals/withdrawals',
    'rooms/settle/{lifecycle,frozenPayment,latePayments}',
  ),
  wallet: ofServer('wallet', 'wallet/**/*', 'operator/money/*'),
  settle: ofServer('rooms/settle', 'rooms/settle/*', 'rooms/predictions/clutch/*', 'rooms/predictions/longTerm'),
  scoring: ofServer(
    'rooms/scoring',
    'rooms/scoring/*',
    'rooms/settle/{lifecycle,rescore}',
    'rooms/lineups/roomKinds',
    'rooms/events/events',
    'rooms/predictions/longTerm',
    'rooms/predictions/clutch/*',
  ),
  lock: ofServer(
    'rooms/lock',
    'rooms/lock/*',
    'rooms/lineups/{compe,slotLocks}',
    'rooms/predictions/{locks,lateJoin,longTerm}',
    'rooms/join/freeExit',
  ),
  join: ofServer(
    'rooms/join',
    'rooms/join/*',
    'rooms/predictions/{locks,lateJoin}',
    'rooms/own/privateRooms',
    'wallet/limits/limits',
  ),
};
