const TWIN = {
  test: 'packages/server/src/testing/contract/twin.test.ts',
  caught: 'nobody but the opponent can tell what was picked in the',
};
const LOCKS = 'packages/server/src/rooms/predictions/locks.test.ts';
const WRITES = {
  test: 'packages/server/src/rooms/lock/lockedWrites.test.ts',
  caught: 'is refused from the instant of the lock on, also when it began before',
};
const SLOTS_SQL = 'packages/server/src/platform/db/migrations/0017-slot-locks.sql';
const ACCESS = 'packages/server/src/rooms/lineups/entryAccess.ts';
const RESULTS = 'packages/server/src/rooms/predictions/results.ts';

/** @type {readonly import('../../plantedFaults.mjs').PlantedFault[]} */
export const locked = [
  {
    wrong: 'I6: a seat is sold a second after the lock',
    file: 'packages/server/src/ledger/takeSeat.ts',
    from: "(estado = 'abierta' and app_now() < lock_at)",
    to: "(estado = 'abierta' and app_now() < lock_at + interval '2 seconds')",
    test: LOCKS,
    caught: 'ms of the room’s lock',
  },
  {
    wrong: 'I6: answers that were being saved are stored after the match has locked',
    file: 'packages/server/src/rooms/predictions/lockMatches.ts',
    from: 'order by id for share`',
    to: 'order by id`',
    test: LOCKS,
    caught: 'leave nothing that is committed after whoever locks the match has seen it',
  },
  {
    wrong: 'I7: a lineup and its formation are changed after the lock',
    file: 'packages/server/src/rooms/lineups/editLineup.ts',
    from: "  if (!open && !(late && change === 'slots')) throw lineupClosed(room.lock_at);\n",
    to: '',
    also: [{ file: SLOTS_SQL, from: '  if closed then', to: '  if false then' }],
    ...WRITES,
  },
  {
    wrong: 'I7: a lineup is made after the lock for an entry that had none',
    file: 'packages/server/src/rooms/lineups/openEntry.ts',
    from: '  if (!rows[0]!.open) throw lineupClosed(room.lock_now);\n',
    to: '',
    ...WRITES,
  },
  {
    wrong: 'I7: a room closes while lineups are being saved, and they are stored after it',
    file: 'packages/server/src/rooms/lock/lockRoomRow.ts',
    from: 'share: sql`for share`,',
    to: 'share: sql``,',
    ...WRITES,
  },
  {
    wrong: 'I10: the other members of a room see an eleven before the lock',
    file: ACCESS,
    from: "  if (!mine && progressOf(room) === '0') throw hiddenUntilLock();\n",
    to: '',
    also: [{ file: ACCESS, from: '  if (!mine && !state.sealed) throw hiddenUntilLock();\n', to: '' }],
    ...TWIN,
  },
  {
    wrong: 'I10: how many picked a footballer is shown before the lock',
    file: 'packages/server/src/rooms/lineups/readLineup.ts',
    from: 'selectedPct: sealed ? await selectedPercents(q, room.id, row.jornada, row.players) : undefined,',
    to: 'selectedPct: await selectedPercents(q, room.id, row.jornada, row.players),',
    ...TWIN,
  },
  {
    wrong: 'I10: the other members of a room see answers before the lock',
    file: RESULTS,
    from: "  if (!mine && progressOf(room) === '0') throw hiddenUntilLock();\n",
    to: '',
    also: [{ file: RESULTS, from: ' && (entry.mine || match.close_predi);', to: ';' }],
    ...TWIN,
  },
];
