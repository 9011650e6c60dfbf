const test = 'packages/server/src/rooms/lineups/slotLocks.test.ts';
const migration = 'packages/server/src/platform/db/migrations/0017-slot-locks.sql';

/**
 * Code and database ask this one function who is locked: where it errs, no second guard refuses what the first let through.
 * Here it goes by the clock alone, so that a match that has begun early locks nobody.
 */
const lockedByTheClock = {
  file: migration,
  from: `(m.estado in ('en_vivo','descanso','finalizado','suspendido') or m.began_at >= r.created_at
      or m.estado = 'programado' and m.kick_off`,
  to: '(m.kick_off',
};

/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const slotLocks = [
  {
    wrong: 'A copy takes players off the pitch and puts others of that match in their place',
    ...lockedByTheClock,
    test,
    caught: 'by a copy of another team: ',
  },
  {
    wrong: 'Filling the eleven swaps players of a match that is being played for others',
    ...lockedByTheClock,
    test,
    caught: 'by an automatic eleven on demand: ',
  },
  {
    wrong: 'A change of formation makes room for a player who is on the pitch already',
    ...lockedByTheClock,
    test,
    caught: 'by a change of formation that makes room for one',
  },
  {
    wrong: 'Who joins is given an eleven with players of a match that has begun',
    ...lockedByTheClock,
    test,
    caught: 'with the eleven that is given on joining',
  },
  {
    wrong: 'A match that was moved before the lock of its room locks nobody until it is said to have begun',
    file: migration,
    from: `
      or m.estado = 'programado' and m.kick_off - make_interval(mins => r.lock_lead_min) <= app_now())`,
    to: ')',
    test,
    caught: 'once the match has locked at a time before the room’s, because it was moved there',
  },
  {
    wrong: 'What chooses players by itself chooses some whose match has begun, and the whole change is refused',
    file: 'packages/server/src/rooms/slate/pool.ts',
    from: 'filter (where id = any(${[...held]}::int[]) or id not in (select id from closed))',
    to: 'filter (where id is not null)',
    test,
    caught: 'by a change of formation that makes room for one',
  },
  {
    wrong: 'Filling the eleven is refused to whoever has a player on the pitch, since it leaves them out',
    file: 'packages/server/src/rooms/lineups/saveWholeLineup.ts',
    from: 'const keep = { ...asked, ...lockedSlots({ ...held, locked }) };',
    to: 'const keep = fill.keep.length > 0 ? { ...asked, ...lockedSlots({ ...held, locked }) } : asked;',
    test,
    caught: 'by an automatic eleven on demand: ',
  },
  {
    wrong: 'A narrower formation is refused where it would leave out who is on the pitch, although others could go',
    file: 'packages/server/src/rooms/lineups/lockedStay.ts',
    from: 'new Set(line.filter((id) => held.locked.has(id) || free-- > 0))',
    to: 'new Set(line.filter(() => free-- > 0))',
    test,
    caught: 'by a change of formation that leaves one out: others of the line go',
  },
  {
    wrong: 'A copy is refused to whoever has a player on the pitch, since it leaves them out',
    file: 'packages/server/src/rooms/lineups/lockedStay.ts',
    from: 'const stay = lineOf(held, position).filter((id) => held.locked.has(id));',
    to: 'const stay = lineOf(held, position).filter((id) => held.locked.has(id) && copied.players.includes(id));',
    test,
    caught: 'by a copy of another team: ',
  },
  {
    wrong: 'The database looks at who goes out of a lineup and not at who comes in',
    file: migration,
    from: `array((select unnest(o.players) except select unnest(n.players))
        union all (select unnest(n.players) except select unnest(o.players))) as players`,
    to: 'array(select unnest(o.players) except select unnest(n.players)) as players',
    test,
    caught: 'by an update and by an insert',
  },
  {
    wrong: 'The database takes a new eleven with players of a match that has begun',
    file: migration,
    from: 'cross join lateral unnest(n.players) as p(id) group by 1, 2',
    to: 'cross join lateral unnest(n.players) as p(id) where n.version > 1 group by 1, 2',
    test,
    caught: 'by an update and by an insert',
  },
];
