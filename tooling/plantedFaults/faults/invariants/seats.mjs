const JOIN = 'packages/server/src/rooms/join/joinRoom.test.ts';
const LIFECYCLE = 'packages/server/src/rooms/settle/lifecycle.test.ts';
const ROOMS_SQL = 'packages/server/src/platform/db/migrations/0003-rooms.sql';
const TAKE_SEAT = 'packages/server/src/ledger/takeSeat.ts';
const JOIN_ROOM = 'packages/server/src/rooms/join/joinRoom.ts';

const ONE_SEAT = { file: ROOMS_SQL, from: '  constraint entry_once unique (room_id, user_id),\n', to: '' };
/** The ledger takes a second payment of a room for another fact. */
const ANOTHER_FACT = {
  file: 'packages/server/src/ledger/payRooms.ts',
  from: "select 'settle', pay.room_id::text,",
  to: "select 'settle', pay.room_id || ':' || txid_current(),",
};

/** @type {readonly import('../../plantedFaults.mjs').PlantedFault[]} */
export const seats = [
  {
    wrong: 'I3: nobody looks whether a player has a seat, and they get sixteen',
    ...ONE_SEAT,
    also: [
      {
        file: 'packages/server/src/rooms/join/assertMayEnter.ts',
        from: "  if (mine) return new Refusal(409, 'YA_INSCRITO', 'Ya estás en esta sala. Entra a jugar.', { ins_user: mine });\n",
        to: '',
      },
    ],
    test: JOIN,
    caught: 'is sold once to a player who taps sixteen times',
  },
  {
    wrong: 'I3: of taps at the same moment each looks before the others have a seat',
    ...ONE_SEAT,
    also: [{ file: JOIN_ROOM, from: '  await lockPlayer(tx, seat.userId);\n', to: '' }],
    test: JOIN,
    caught: 'is sold once to a player who taps sixteen times',
  },
  {
    wrong: 'I4: seats are not counted',
    file: TAKE_SEAT,
    from: 'update room set taken = taken + 1,',
    to: 'update room set taken = taken,',
    test: JOIN,
    caught: 'is sold exactly 100 times when 200 funded players ask for one of 100 at once',
  },
  {
    wrong: 'I4: a full room sells on',
    file: TAKE_SEAT,
    from: `update room set taken = taken + 1,
        estado = case when estado = 'abierta' and taken + 1 = max_players then 'llena' else estado end
      where id = \${roomId} and taken < max_players and`,
    to: 'update room set taken = taken + 1 where id = ${roomId} and',
    also: [{ file: ROOMS_SQL, from: 'check (taken between 0 and max_players)', to: 'check (taken >= 0)' }],
    test: JOIN,
    caught: 'is sold exactly 100 times when 200 funded players ask for one of 100 at once',
  },
  {
    wrong: 'I8: servers that settle a room at the same moment each pay it',
    file: 'packages/server/src/rooms/settle/stepRooms.ts',
    from: ' and ${due(given)} order by r.id for update skip locked`',
    to: ' order by r.id`',
    also: [ANOTHER_FACT],
    test: LIFECYCLE,
    caught: 'is settled once by eight settlers at the same time (security T-SETTLE)',
  },
  {
    wrong: 'I8: a room whose state says that it waits is paid again, whatever the ledger holds',
    ...ANOTHER_FACT,
    test: LIFECYCLE,
    caught: 'whose state was lost is not settled again: the ledger knows (security I8, T-SETTLE)',
  },
];
