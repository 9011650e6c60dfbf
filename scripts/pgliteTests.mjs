/**
 * The server's tests that `npm test` runs on the embedded database, too. The rules are proven on PostgreSQL; here runs
 * what the other engine could do differently. `npm run test:all` runs everything on both.
 */
const reasons = {
  'The engine itself: its thread, its one connection, the hand-over of a database, prepared statements, values, migrations.':
    ['db/db', 'db/lentPglite', 'db/listen', 'db/pgliteStatements', 'db/sweep'],
  'A process on its folder: the lock, restarts after a kill, damage, backup and restore.': [
    'boot',
    'commands/data/data',
  ],
  'The demo season, which a first start lays on this engine.': ['demo/seedDemo'],
  'Requests on one connection: keys that come at once, limits counted without a table, streams.': [
    'http/app',
    'http/rateLimit',
    'live/embedViewers',
    'live/endStrangers',
  ],
  'Seats and coins: guarded statements, savepoints, advisory locks, purses, the invariants.': [
    'ledger/auditLedger',
    'ledger/bank',
    'ledger/spend',
    'rooms/joinRoom',
    'codes/codes',
    'wallet/deposits/deposits',
    'wallet/withdrawals/withdrawals',
    'promos/promos',
    'items/items',
  ],
  'A room from its opening to its payment in each game: lineups, answers, scoring, ranking, settlement.': [
    'compe/compe',
    'predi/predi',
    'predi/locks',
    'rooms/lifecycle',
    'events/events',
    'scoring/resolveMarkets',
    'incidents/earlyStart',
    'quests/quests',
    'rango/clubScores',
    'stats/recentStats',
    'notices/notices',
    'partidos/partidos',
  ],
  'Large writes: a season and a spreadsheet are imported without holding others up.': [
    'feeds/importSeason',
    'feeds/csv/importCsv',
  ],
  'People, partners, pages and the desk: one path through the statements of each.': [
    'accounts/register',
    'accounts/login',
    'accounts/leaving',
    'embeds/signIn',
    'previews/previews',
    'commands/desk/desk',
    'commands/home/home',
    'commands/matches/matchesCommands',
    'commands/money/money',
    'commands/people/people',
    'commands/predictions/predictions',
    'commands/rooms/roomsCommands',
  ],
};

/** Folders whose tests ask the whole server about its document or its season: nothing there is of an engine. */
export const foldersWithoutPglite = ['openapi', 'rehearsal', 'testing'];

/** Files, from the repository's folder. */
export const pgliteTests = Object.values(reasons)
  .flat()
  .map((name) => `packages/server/src/${name}.test.ts`);

/** They are about the embedded database alone: on PostgreSQL they would only run once more. */
export const onlyPglite = ['db/lentPglite', 'db/pgliteStatements'].map((name) => `packages/server/src/${name}.test.ts`);
