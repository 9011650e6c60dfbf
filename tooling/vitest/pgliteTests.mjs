import { longPostgresTests } from './longPostgresTests.mjs';

/**
 * The server's tests of what the embedded database could do differently; the rules are proven on PostgreSQL. `npm test`
 * runs those that are short (`quickPgliteTests`), and `npm run test:all` runs everything on both.
 */
const reasons = {
  'The engine itself: its thread, its one connection, the hand-over of a database, prepared statements, values, migrations.':
    [
      'platform/db/db',
      'testing/lentPglite',
      'platform/db/listen',
      'platform/db/pgliteStatements',
      'platform/db/sweep',
      'platform/jobs/jobLease',
    ],
  'A process on its folder: the lock, restarts after a kill, damage, backup and restore.': [
    'start/boot',
    'start/startServer',
    'start/metrics/openMetrics',
    'start/tracing/openTracing',
    'operator/data/data',
    'operator/doctor/doctor',
    'operator/people/userMfaReset',
    'cli/reach',
  ],
  'The demo season, which a first start lays on this engine.': ['demo/seedDemo'],
  'Requests on one connection: keys that come at once, limits counted without a table, streams.': [
    'api/pipeline/app',
    'api/pipeline/rateLimit',
    'api/live/embedViewers',
    'api/live/closeRevokedStreams',
    'players/accounts/smsLimits',
    'players/secondFactor/secondFactor',
    'players/secondFactor/passkeys',
  ],
  'Seats and coins: guarded statements, savepoints, advisory locks, purses, the invariants.': [
    'ledger/auditLedger',
    'ledger/bank',
    'ledger/checkpoint',
    'ledger/ledgerRanges',
    'ledger/ledgerRangesMigration',
    'ledger/spend',
    'rooms/join/joinRoom',
    'rooms/codes/codes',
    'operator/entries/entryRemove',
    'wallet/deposits/deposits',
    'wallet/deposits/receiptFiles',
    'wallet/withdrawals/withdrawals',
    'wallet/promos/promos',
    'players/items/items',
  ],
  'A room from its opening to its payment in each game: lineups, answers, scoring, ranking, settlement.': [
    'rooms/slate/slate',
    'rooms/slate/remindOfLocks',
    'rooms/lineups/compe',
    'rooms/lineups/slotSequences',
    'rooms/calendar/calendar',
    'rooms/live/notifyGoals',
    'rooms/commitments/commitments',
    'rooms/commitments/sealDays',
    'rooms/predictions/predi',
    'rooms/predictions/locks',
    'rooms/reactions/reactions',
    'rooms/duels/duel',
    'rooms/settle/lifecycle',
    'groups/groups',
    'rooms/groups/tellGroup',
    'groups/wall/wall',
    'rooms/settle/roomQueue',
    'rooms/settle/dataGate',
    'rooms/settle/frozenPayment',
    'rooms/events/events',
    'rooms/scoring/resolveMarkets',
    'catalogue/incidents/earlyStart',
    'players/quests/quests',
    'home/recap/weekRecap',
    'home/clubScores',
    'home/stats/recentStats',
    'home/sheets/sheets',
    'home/search/search',
    'players/notices/notices',
    'catalogue/matches/partidos',
  ],
  'Large writes: a season and a spreadsheet are imported without holding others up.': [
    'catalogue/feeds/importSeason',
    'operator/predictions/importPool',
    'catalogue/feeds/csv/importCsv',
    'catalogue/feeds/polling/pollFeed',
  ],
  'People, partners, pages and the desk: one path through the statements of each.': [
    'players/accounts/register',
    'players/accounts/login',
    'players/accounts/leaving',
    'players/notices/pushes',
    'platform/messages/pushService',
    'start/startMessages',
    'partners/signIn',
    'partners/webhooks/webhooks',
    'partners/figures/partnerFigures',
    'partners/members/console',
    'home/previews/previews',
    'home/share/roomCard',
    'operator/partners/desk',
    'operator/audit/auditList',
    'operator/feeds/feedReplay',
    'operator/groups/groups',
    'operator/home/home',
    'operator/matches/matchesCommands',
    'operator/money/money',
    'operator/people/people',
    'operator/predictions/predictions',
    'operator/rooms/roomsCommands',
    'operator/board/matchdayBoard',
    'operator/deploy/deployCheck',
    'operator/entries/entryShow',
    'operator/matches/playerRetire',
  ],
  'What is sealed: every column of every table as text, batches that pass over locked rows.': [
    'wallet/sealing/sealedValues',
    'operator/data/dataReseal',
  ],
};

/**
 * Folders whose tests run on PostgreSQL alone: those that ask the whole server about its document, its pages or its
 * season, where nothing is of an engine, and those whose statements the lifecycle of a room or the season goes through.
 */
export const foldersWithoutPglite = [
  'api/openapi',
  'api/pages',
  'catalogue/players',
  'demo/partner',
  'home/visitors',
  'players/rango',
  'rooms/lock',
  'rooms/offers',
  'rooms/own',
  'testing/contract',
  'testing/rehearsal',
  'testing/scenarios',
  'wallet',
  'wallet/limits',
];

const filesOf = (names) => names.map((name) => `packages/server/src/${name}.test.ts`);

/** Files, from the repository's folder. */
export const pgliteTests = filesOf(Object.values(reasons).flat());

/**
 * Those of them that take three seconds and more, up to forty, and run in `test:all` alone. What breaks in them every day
 * is met in `npm test` too: each page in a browser is of a built server that starts on this engine with the demo season,
 * the operator's commands reach it there, and the same statements run on PostgreSQL.
 */
export const longPgliteTests = filesOf([
  'wallet/promos/promos',
  'players/secondFactor/passkeys',
  'players/secondFactor/secondFactor',
  'players/accounts/smsLimits',
  'partners/signIn',
  'rooms/settle/frozenPayment',
  'rooms/commitments/sealDays',
  'rooms/lineups/slotSequences',
  'operator/entries/entryRemove',
  'operator/rooms/roomsCommands',
  'operator/matches/matchesCommands',
  'operator/board/matchdayBoard',
  'operator/groups/groups',
  'operator/people/people',
  'ledger/checkpoint',
  'home/stats/recentStats',
  'start/boot',
  'start/metrics/openMetrics',
  'start/tracing/openTracing',
  'operator/data/data',
  'operator/doctor/doctor',
  'operator/people/userMfaReset',
  'operator/feeds/feedReplay',
  'operator/predictions/importPool',
  'cli/reach',
  'demo/seedDemo',
  'ledger/ledgerRanges',
  'ledger/ledgerRangesMigration',
  'platform/jobs/jobLease',
  'rooms/events/events',
  'rooms/lineups/compe',
  'groups/groups',
  'rooms/groups/tellGroup',
  'groups/wall/wall',
  'rooms/settle/dataGate',
  'rooms/slate/remindOfLocks',
  'wallet/deposits/deposits',
  'wallet/deposits/receiptFiles',
  'wallet/withdrawals/withdrawals',
  'start/startMessages',
  'catalogue/feeds/importSeason',
  'catalogue/feeds/polling/pollFeed',
]);

export const quickPgliteTests = pgliteTests.filter((file) => !longPgliteTests.includes(file));

/**
 * They are about the embedded database alone: on PostgreSQL they would only run once more. Those that time how long an
 * import holds others up take a minute, and run in `test:all`.
 */
export const onlyPglite = filesOf([
  'testing/lentPglite',
  'platform/db/pgliteStatements',
  'catalogue/feeds/importPause',
  'rooms/predictions/pool/poolPause',
  'cli/reach',
  'start/startServer',
  'start/metrics/openMetrics',
  'start/tracing/openTracing',
]);

/**
 * What no engine makes different: other people's tools that ask a server over HTTP, files in other orders and a day told by
 * its provider, whose import runs on both, and writes at once, which wait for each other on the one connection of this engine.
 */
export const onlyPostgres = filesOf([
  'rooms/lock/lockedWrites',
  'testing/contract/generatedClients',
  'testing/contract/portman',
  'testing/rehearsal/importOrders',
  'testing/rehearsal/polledMatchday',
]);

/**
 * What is long on PostgreSQL and of no engine: `test:all` has no time for it twice. Every night in CI it runs on PGlite, by
 * `npm run test:server -- --project server-pglite-long`, and the proofs among it in `npm run test:reliability`.
 */
export const nightlyPgliteTests = longPostgresTests.filter((file) => ![...pgliteTests, ...onlyPostgres].includes(file));
