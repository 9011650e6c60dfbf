const gateTest = 'packages/server/src/rooms/settle/dataGate.test.ts';
const lateTest = 'packages/server/src/rooms/settle/latePayments.test.ts';
const upsertMatches = 'packages/server/src/catalogue/feeds/upsertMatches.ts';
const dataGaps = 'packages/core/src/domain/dataGaps.ts';
const latePayments = 'packages/server/src/catalogue/incidents/latePayments.ts';

/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const dataGate = [
  {
    wrong: 'A result counts from its second equal read, however soon that one comes',
    file: upsertMatches,
    from: "app_now() - interval '10 minutes', false)",
    to: "app_now() - interval '0 minutes', false)",
    test: gateTest,
    caught: 'not from two reads within ten minutes',
  },
  {
    wrong: 'A result counts at its first read',
    file: upsertMatches,
    from: 'else coalesce(x.confirmed, false) or equal',
    to: 'else coalesce(x.confirmed, x.official) or equal',
    test: gateTest,
    caught: 'from its second equal read on, ten minutes after the first, and not from one read',
  },
  {
    wrong: 'Reads of two providers confirm each other',
    file: upsertMatches,
    from: 'sql`coalesce((m.readings->>${provider}::text)::timestamptz <= app_now()',
    to: 'sql`coalesce((m.readings->>coalesce((select min(told) from jsonb_object_keys(m.readings) told), ${provider}::text))::timestamptz <= app_now()',
    test: gateTest,
    caught: 'not from reads of two providers',
  },
  {
    wrong: 'A result of openfootball counts at its first read',
    file: 'packages/server/src/catalogue/feeds/openfootball.ts',
    from: '      minute: null,\n      ...result,',
    to: '      minute: null,\n      ...result,\n      confirmed: result.official,',
    test: 'packages/server/src/catalogue/feeds/importSeason.test.ts',
    caught: 'has no result that counts at its first read',
  },
  {
    wrong: 'A lineup room is paid in equal shares of 0 points on a match without any statistics',
    file: dataGaps,
    from: 'if (match.awarded && players.every',
    to: 'if (players.every',
    test: gateTest,
    caught: 'no statistics at all',
  },
  {
    wrong: 'A lineup room is paid on statistics that were cut off after one side',
    file: dataGaps,
    from: 'const on = of(side).filter(({ stats }) => (stats.minutes ?? 0) > 0).length;',
    to: 'const on = players.filter(({ stats }) => (stats.minutes ?? 0) > 0).length;',
    test: gateTest,
    caught: 'a file cut off after one side',
  },
  {
    wrong: 'A lineup room is paid on statistics that list everybody and tell nothing of them',
    file: dataGaps,
    from: 'const on = of(side).filter(({ stats }) => (stats.minutes ?? 0) > 0).length;',
    to: 'const on = of(side).length;',
    test: 'packages/core/src/domain/dataGaps.test.ts',
    caught: 'a file that lists everybody and tells nothing of them',
  },
  {
    wrong: 'A lineup room is paid on a player with 9000 minutes',
    file: dataGaps,
    from: 'Number.isInteger(value) && value >= least && value <= most',
    to: 'Number.isInteger(value) && value >= least',
    test: gateTest,
    caught: '9000 minutes',
  },
  {
    wrong: 'A lineup room is paid on 9 goals of players in a 2-1',
    file: dataGaps,
    from: 'return told === score ?',
    to: 'return told >= score ?',
    test: gateTest,
    caught: '9 goals in a 2-1',
  },
  {
    wrong: 'A result that its provider never confirms keeps its rooms waiting without an incident',
    file: 'packages/server/src/platform/db/migrations/0056-incidents-by-index.sql',
    from: "and not x.official and m.estado = 'finalizado'",
    to: "and not x.official and m.goals_local is null and m.estado = 'finalizado'",
    test: gateTest,
    caught: 'not while its provider calls it provisional, however often it says so',
  },
  {
    wrong: 'A room is unpaid for three days without an incident',
    file: latePayments,
    from: "interval '2 hours' <=",
    to: "interval '3 days' <=",
    test: lateTest,
    caught: 'has an incident of its own two hours after its last whistle',
  },
  {
    wrong: 'A room that is unpaid for a day is in no log and no health check',
    file: latePayments,
    from: "and ${dueSince} + interval '24 hours' <=",
    to: "and ${dueSince} + interval '24 days' <=",
    test: lateTest,
    caught: 'is in the log as an error and in /healthz after a day, until it is paid',
  },
  {
    wrong: 'An empty file of statistics is imported as if all went well',
    file: 'packages/server/src/catalogue/feeds/csv/csvText.ts',
    from: 'if (lines.length === 0 && problems.length === 0) return { rows: [], problems: [NO_ROWS] };',
    to: 'if (lines.length === 0) return { rows: [], problems };',
    test: 'packages/server/src/catalogue/feeds/csv/importCsv.test.ts',
    caught: 'is refused, and not taken for one that says that nobody did anything',
  },
];
