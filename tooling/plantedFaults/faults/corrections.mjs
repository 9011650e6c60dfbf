const frozenTest = 'packages/server/src/rooms/settle/frozenPayment.test.ts';
const settling = 'packages/server/src/rooms/settle/dueSteps.ts';
const livePoints = 'packages/server/src/rooms/live/livePoints.ts';
const lineup = 'packages/server/src/rooms/lineups/readLineup.ts';

/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const corrections = [
  {
    wrong: 'The lineup of a paid room has the points of a later file, and not those of its place and prize',
    file: lineup,
    from: 'points: total(entries, ({ points }) => points),',
    to: 'points: total(entries, ({ points, corrected_points }) => corrected_points ?? points),',
    test: frozenTest,
    caught: 'a CSV file of the desk',
  },
  {
    wrong: 'The players of a paid lineup have what a feed says of them later',
    file: 'packages/server/src/platform/db/migrations/0021-frozen-payments.sql',
    from: "p.key::int, (p.value->>'points')::int, p.value->'breakdown', false",
    to: "p.key::int, coalesce((select pm.points from player_match pm where pm.match_id = rm.match_id and pm.player_id = p.key::int), (p.value->>'points')::int), p.value->'breakdown', false",
    test: frozenTest,
    caught: 'a feed',
  },
  {
    wrong: 'The ranking of a paid room is made anew when a file corrects its statistics',
    file: settling,
    from: "and x.estado in ('en_vivo','por_liquidar') group by",
    to: "and x.estado in ('en_vivo','por_liquidar','pagada') group by",
    test: frozenTest,
    caught: 'a CSV file of the desk',
  },
  {
    wrong: 'The live stream of a paid room tells the points of a later correction',
    file: livePoints,
    from: 'array(select rm.paid_changes from room_match rm',
    to: 'array(select null::bigint from room_match rm',
    test: frozenTest,
    caught: 'a feed',
  },
  {
    wrong: 'The results and the tie page of a paid prediction room show a later result',
    file: 'packages/server/src/catalogue/matches/asPaid.ts',
    from: 'const then = { ...match, ...result,',
    to: 'const then = { ...result, ...match,',
    test: frozenTest,
    caught: 'a result by hand',
  },
  {
    wrong: 'A match that is made void later is void in the rooms that were paid on it',
    file: 'packages/server/src/rooms/scoring/voidInRoom.ts',
    from: "(rm.void or rm.paid_changes is null and m.estado in ('anulado','cancelado'))",
    to: "(rm.void or m.estado in ('anulado','cancelado'))",
    test: frozenTest,
    caught: 'a match made void',
  },
  {
    wrong: 'A correction after the payment leaves no note on the lineup',
    file: lineup,
    from: "const corrected = room.estado === 'pagada' ?",
    to: "const corrected = room.estado === 'por_liquidar' ?",
    test: frozenTest,
    caught: 'and a correction is kept beside them as a note',
  },
  {
    wrong: 'A room is paid on points that were computed before the last correction of its matches',
    file: 'packages/server/src/rooms/settle/freezePayment.ts',
    from: 'having sum(s.changes)::bigint = r.scored_changes',
    to: 'having r.scored_changes is not null',
    test: frozenTest,
    caught: 'is not made of data that came after the scoring',
  },
  {
    wrong: 'A later correction rewrites the record that a room was paid on',
    file: 'packages/server/src/platform/db/migrations/0021-frozen-payments.sql',
    from: 'create trigger match_record_frozen before update or delete on match_record',
    to: 'create trigger match_record_frozen before delete on match_record',
    test: frozenTest,
    caught: 'is kept once for all rooms that were paid on the same state of a match, and never changes',
  },
];
