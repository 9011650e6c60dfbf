const rescheduling = 'packages/server/src/catalogue/incidents/rescheduleRooms.ts';
const roomChanges = 'packages/server/src/platform/db/migrations/0030-room-changes.sql';
const openingSlate = 'packages/server/src/rooms/slate/openingSlate.ts';
const slateTest = 'packages/server/src/rooms/slate/slate.test.ts';
const freeExitTest = 'packages/server/src/rooms/join/freeExit.test.ts';
const eventsTest = 'packages/server/src/rooms/events/events.test.ts';
const offersTest = 'packages/server/src/rooms/offers/offers.test.ts';

/** Whether a new room would have locked is asked of its first kick-off. */
const openUntilKickOff = {
  file: 'packages/server/src/rooms/offers/createRoom.ts',
  from: 'select x.lock_at, x.lock_at <= app_now() as past',
  to: 'select x.lock_at, ${startsAt}::timestamptz <= app_now() as past',
};

/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const moved = [
  {
    wrong: 'One match that moves eleven days ahead locks its whole room eleven days early',
    file: rescheduling,
    from: 'and m.kick_off <= (select min(x.planned_at) from room_match x',
    to: 'and m.kick_off <= (select min(y.kick_off) from room_match x join match y on y.id = x.match_id',
    test: slateTest,
    caught: ': the lock stays where the others have it, or moves with it',
  },
  {
    wrong: 'Questions about a match that has left its prediction room still take answers',
    file: rescheduling,
    from: "  await sql`update market set estado = 'anulado' where room_match_id = ${left}`.execute(tx);\n",
    to: '',
    test: 'packages/server/src/rooms/predictions/locks.test.ts',
    caught:
      'leaves an open prediction room like a void match: the lock stays, its questions are void and take no answer',
  },
  {
    wrong: 'A later jornada of an event locks with the one match that has moved days ahead of it',
    file: 'packages/server/src/rooms/slate/prepareJornadas.ts',
    from: "and m.estado not in ('aplazado','cancelado','anulado') and not coalesce(rm.void, false)",
    to: "and m.estado not in ('aplazado','cancelado','anulado')",
    test: eventsTest,
    caught: 'goes on without a match of a later jornada that comes a day or more ahead; its lock stays',
  },
  {
    wrong: 'A lock that moves earlier is not told to the players of the room',
    file: roomChanges,
    from: `create trigger note_lock_moved after update of lock_at on room
  for each row when (old.lock_at is distinct from new.lock_at)`,
    to: `create trigger note_lock_moved after update of lock_at on room
  for each row when (old.lock_at < new.lock_at)`,
    test: freeExitTest,
    caught: 'tells of a match that moves ahead and ',
  },
  {
    wrong: 'A match that moves far ahead leaves its room without a word to the players',
    file: roomChanges,
    from: 'create trigger note_slate_changed after insert or update of void or delete on room_match',
    to: 'create trigger note_slate_changed after insert or delete on room_match',
    test: freeExitTest,
    caught: 'tells of a match that moves ahead and ',
  },
  {
    wrong: 'Whose players went with a match that left the room is not told who came in their place',
    file: 'packages/server/src/rooms/slate/replacePlayersOutOfSlate.ts',
    from: 'if (!lineup.is_bot) notices.push',
    to: 'if (lineup.is_bot) notices.push',
    test: eventsTest,
    caught: 'goes on without a match of a later jornada that comes a day or more ahead; its lock stays',
  },
  {
    wrong: 'The desk makes a room whose lock has passed and calls it open, and the next pass calls it off',
    ...openUntilKickOff,
    test: 'packages/server/src/operator/rooms/roomsCommands.test.ts',
    caught: 'is not made once it would have locked: ',
  },
  {
    wrong: 'A room of either game opens between its lock and its first kick-off',
    ...openUntilKickOff,
    test: offersTest,
    caught: 'is not opened: ',
  },
  {
    wrong: 'Offers skip a jornada because one of its matches was moved far ahead',
    file: openingSlate,
    from: 'where place > coalesce(ahead, 0))',
    to: 'where place > 0)',
    test: slateTest,
    caught: 'is left out of what opens later: the jornada goes on without it',
  },
  {
    wrong: 'Offers skip a jornada because one of its matches comes two days before the others',
    file: openingSlate,
    from: `pause >= interval '72 hours'
      or pause >= interval '24 hours' and kick_off <= app_now() + interval '60 minutes')`,
    to: "pause >= interval '72 hours')",
    test: slateTest,
    caught: 'by less than three days is left out once it begins within the hour, not before',
  },
  {
    wrong: 'Prediction rooms of an offer lock with a match that was moved far ahead of the others',
    file: 'packages/server/src/rooms/offers/openOfferRoom.ts',
    from: `select m.id from \${openingSlates(leagueId)} slate join match_now m on m.id = slate.id
    where slate.jornada = \${jornada} and m.kick_off`,
    to: `select m.id from match_now m
    where m.league_id = \${leagueId} and m.confirmed_time and m.jornada = \${jornada} and m.kick_off`,
    test: offersTest,
    caught: 'of predictions leave out a match that was moved far ahead of the others',
  },
];
