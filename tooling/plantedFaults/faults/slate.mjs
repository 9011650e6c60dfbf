const slateTest = 'packages/server/src/rooms/slate/slate.test.ts';

/** A room's pool is once more that of its league and jornada. */
const poolOfJornada = {
  file: 'packages/server/src/rooms/slate/inSlate.ts',
  from: 'from match m where ${inSlate(roomId, jornada)}))',
  to: 'from match m where m.league_id = p.league_id and m.jornada = ${jornada} and m.kick_off is not null))',
};

/** Its points in the ranking are once more those of its league and jornada. */
const pointsOfJornada = {
  file: 'packages/server/src/catalogue/scoring/pointsSheet.ts',
  from: `array(select rm.match_id from room_match rm where rm.room_id = r.id and rm.jornada = j.jornada and not rm.void
          order by rm.match_id) as matches`,
  to: `array(select m.id from match m where m.league_id = r.league_id and m.jornada = j.jornada
          order by m.id) as matches`,
};

/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const slate = [
  {
    wrong:
      'A match that got its date after the room had opened offers its players, and the room is paid before they play',
    ...poolOfJornada,
    test: slateTest,
    caught: 'is the pool: a club whose only match came later offers nobody',
  },
  {
    wrong: 'Who joins a paid room copies an eleven into it that holds the scorer of a match dated later, to the past',
    ...poolOfJornada,
    test: slateTest,
    caught:
      'takes nobody of a match that was dated later, to the past, by a copy of an eleven that holds who scored in it',
  },
  {
    wrong: 'The ranking pays points of a match that came into the jornada after the room had opened',
    ...pointsOfJornada,
    test: slateTest,
    caught: 'gives no points for a match that came into the jornada after the room had opened',
  },
  {
    wrong: 'The same elevens are paid more or less by the hour at which an import moves matches to another jornada',
    ...pointsOfJornada,
    test: slateTest,
    caught: 'counts a match of it that the calendar has moved to another jornada',
  },
  {
    wrong: 'A lineup shows no points of a match of its room that an import has moved to another jornada',
    file: 'packages/server/src/platform/db/migrations/0021-frozen-payments.sql',
    from: 'select rm.room_id, rm.match_id, rm.jornada, m.kick_off, p.key::int',
    to: 'select rm.room_id, rm.match_id, m.jornada, m.kick_off, p.key::int',
    test: slateTest,
    caught: 'counts a match of it that the calendar has moved to another jornada',
  },
  {
    wrong: 'The live points of a room are those of whatever matches its jornada has now',
    file: 'packages/server/src/rooms/live/livePoints.ts',
    from: `array(select rm.match_id from room_match rm
        where rm.room_id = s.room_id and rm.jornada = s.jornada and not rm.void order by rm.match_id) as matches,`,
    to: `array(select rm.match_id from room_match rm join match m on m.id = rm.match_id
        where rm.room_id = s.room_id and m.jornada = s.jornada and not rm.void order by rm.match_id) as matches,`,
    test: slateTest,
    caught: 'counts a match of it that the calendar has moved to another jornada',
  },
  {
    wrong: 'A double gameweek is paid the night before its second match',
    file: 'packages/server/src/rooms/settle/dueSteps.ts',
    from: "where rm.room_id = r.id and not rm.void and m.estado not in ('finalizado','anulado','cancelado'))`;",
    to: "where rm.room_id = r.id and not rm.void and m.kick_off <= app_now() and m.estado not in ('finalizado','anulado','cancelado'))`;",
    test: 'packages/server/src/rooms/settle/lifecycle.test.ts',
    caught: 'is settled after the second match of those who play twice, with the points of both',
  },
  {
    wrong: 'A lock jumps three days earlier when an import moves a match of its room that far ahead',
    file: 'packages/server/src/catalogue/incidents/rescheduleRooms.ts',
    from: 'const AHEAD_HOURS = 24;',
    to: 'const AHEAD_HOURS = 24 * 7;',
    test: slateTest,
    caught: ': the lock stays where the others have it, or moves with it',
  },
];
