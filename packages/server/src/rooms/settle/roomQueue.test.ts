import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appNow } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { playMatch } from '../../testing/playedMatch';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { putOff, queueHasWork, takeDue, wakeRooms } from './roomQueue';
import { sweepRooms } from './sweepRooms';

let db: Db;
let stage: RoomStage;
type Name = 'open' | 'lineups' | 'first' | 'second' | 'unpaid' | 'elsewhere';
let rooms: Record<Name, number>;

const run = (statement: ReturnType<typeof sql>) => statement.execute(db.fresh);
const state = (id: number, estado: string) => run(sql`update room set estado = ${estado} where id = ${id}`);

beforeAll(async () => {
  db = await openTestDatabase();
  const other = await roomStage(db);
  const elsewhere = await other.predi(0);
  stage = await roomStage(db);
  const [one, two] = stage.league.matches;
  rooms = {
    open: await stage.predi(0, ['1x2'], [one!]),
    lineups: await stage.compe(0),
    first: await stage.predi(0, ['1x2'], [one!]),
    second: await stage.predi(0, ['1x2'], [two!]),
    unpaid: await stage.predi(0, ['1x2'], [two!]),
    elsewhere,
  };
});
afterAll(() => db.close());

/** As it is when everything has been looked at, and waits for a change alone. */
beforeEach(async () => {
  await stage.at(0);
  await state(rooms.open, 'abierta');
  for (const name of ['lineups', 'first', 'second', 'elsewhere'] as const) await state(rooms[name], 'en_vivo');
  await run(sql`update room set estado = 'por_liquidar', final_at = app_now() where id = ${rooms.unpaid}`);
  for (const table of ['match_check', 'incident', 'league_outcome', 'room_wake'])
    await run(sql`delete from ${sql.table(table)}`);
  await run(sql`insert into room_due (room_id, due_at) select id, 'infinity' from room
    on conflict (room_id) do update set due_at = 'infinity'`);
});

async function dueNames(): Promise<string[]> {
  await wakeRooms(db);
  const { rows } = await sql<{ id: number }>`select room_id as id from room_due where due_at <= app_now()`.execute(
    db.fresh,
  );
  const due = new Set(rows.map(({ id }) => id));
  return Object.entries(rooms).flatMap(([name, id]) => (due.has(id) ? [name] : []));
}

const first = () => stage.league.matches[0]!;
const checked = () =>
  run(sql`insert into match_check (match_id, changes, gaps, sentence) values (${first()}, 1, '[]', '')`);
const played = ['lineups', 'first'];
const running = ['lineups', 'first', 'second', 'unpaid'];

describe('a change queues its rooms, and no others', () => {
  const changes: [name: string, change: () => Promise<unknown>, queued: string[]][] = [
    ['the state of a match', () => run(sql`update match set estado = 'en_vivo' where id = ${first()}`), played],
    ['the result of a match', () => playMatch(db, first(), { local: 1, visit: 0 }), played],
    ['statistics', () => run(sql`update match set changes = changes + 1 where id = ${first()}`), played],
    [
      'a kick-off',
      () => run(sql`update match set kick_off = kick_off + interval '1 hour' where id = ${first()}`),
      played,
    ],
    ['the minute of a match', () => run(sql`update match set minute = 12 where id = ${first()}`), []],
    ['what statistics lack', () => checked(), played],
    [
      'gaps that the operator accepts',
      async () => {
        await checked();
        await run(sql`delete from room_wake`);
        await run(sql`update match_check set accepted = '[]' where match_id = ${first()}`);
      },
      played,
    ],
    [
      'an incident that is decided',
      async () => {
        await run(
          sql`insert into incident (match_id, kind, fact, due_at) values (${first()}, 'aplazado', 'x', app_now())`,
        );
        await run(sql`update incident set estado = 'decidida', decision = 'mantener', decided_at = app_now(), reason = 'x'
          where match_id = ${first()}`);
      },
      played,
    ],
    [
      'a match that does not count in a room',
      () => run(sql`update room_match set void = true where room_id = ${rooms.second}`),
      ['second'],
    ],
    [
      'a lock',
      () => run(sql`update room set lock_at = lock_at - interval '1 hour' where id = ${rooms.open}`),
      ['open'],
    ],
    ['a state', () => state(rooms.open, 'llena'), ['open']],
    [
      'points that are asked for again',
      () =>
        run(
          sql`update room set scored_changes = case when scored_changes is null then 1 end where id = ${rooms.first}`,
        ),
      ['first'],
    ],
    ['somebody who comes in', () => run(sql`update room set taken = taken where id = ${rooms.open}`), []],
    [
      'what a competition came to',
      () =>
        run(
          sql`insert into league_outcome (league_id, kind, codes) values (${stage.league.leagueId}, 'campeon', '{x}')`,
        ),
      running,
    ],
    [
      'the end of an import',
      () => run(sql`update league set importing_until = clock_timestamp() where id = ${stage.league.leagueId}`),
      running,
    ],
    [
      'a ledger that is in order again',
      async () => {
        await run(sql`update ledger_audit set breaches = '[{}]'`);
        await run(sql`update ledger_audit set breaches = null`);
      },
      ['open', ...running, 'elsewhere'],
    ],
    ['the clock set back', () => stage.at(-30), ['open', ...running, 'elsewhere']],
  ];
  it.each(changes)('%s', async (_, change, queued) => {
    await change();
    expect((await dueNames()).toSorted()).toEqual(queued.toSorted());
  });
});

describe('a room that was looked at', () => {
  const looked = async () => {
    const taken = await takeDue(db, 0, 100);
    await putOff(db, taken, { seen: new Date(0).toISOString(), left: new Set() });
  };

  it('is work where something has changed, then where a room is due, and none before', async () => {
    expect(await queueHasWork(db)).toBe(false);
    await checked();
    expect(await queueHasWork(db)).toBe(true);
    expect(await wakeRooms(db)).toBe(2);
    expect(await queueHasWork(db)).toBe(true);
    const taken = await takeDue(db, 0, 10);
    expect(taken.map(({ id }) => id)).toEqual([rooms.lineups, rooms.first].toSorted((a, b) => a - b));
  });

  it('is due again at its lock, without anything else happening', async () => {
    await stage.at(-20_000);
    const { rows } = await sql<{ lock_at: string }>`
      update room_due set due_at = '-infinity' where room_id = ${rooms.open} returning (select lock_at from room where id = room_id)`.execute(
      db.fresh,
    );
    await run(sql`delete from room_wake`);
    await looked();
    expect(await dueNames()).toEqual([]);
    const lock = sql`${rows[0]!.lock_at}::timestamptz`;
    await run(sql`update clock set app_at = ${lock} - interval '1 second', real_at = clock_timestamp()`);
    expect(await dueNames()).toEqual([]);
    await run(sql`update clock set app_at = ${lock}, real_at = clock_timestamp()`);
    expect(await dueNames()).toContain('open');
  });

  it('stays due where a change came meanwhile, or where it was left', async () => {
    // Neither is due by its own time.
    await run(sql`update room_due set due_at = '-infinity' where room_id in (${rooms.first}, ${rooms.second})`);
    const seen = await appNow(db.fresh);
    const taken = await takeDue(db, 0, 100);
    expect(taken.map(({ id }) => id)).toEqual([rooms.first, rooms.second]);
    await run(sql`insert into room_wake (room_id) values (${rooms.first})`);
    await wakeRooms(db);
    await putOff(db, taken, { seen, left: new Set([rooms.second]) });
    expect(await dueNames()).toEqual(['first', 'second']);
  });

  it('leaves the queue when it is over', async () => {
    await run(sql`insert into room_wake (room_id) values (${rooms.elsewhere})`);
    await wakeRooms(db);
    const taken = await takeDue(db, 0, 100);
    await run(sql`update room set estado = 'cancelada' where id = ${rooms.elsewhere}`);
    await putOff(db, taken, { seen: await appNow(db.fresh), left: new Set() });
    const { rows } = await sql`select from room_due where room_id = ${rooms.elsewhere}`.execute(db.fresh);
    expect(rows).toEqual([]);
  });
});

it('what nothing queued is found by the look at all rooms, once', async () => {
  await run(sql`delete from room_due where room_id = ${rooms.open}`);
  await stage.at(100_000);
  await run(sql`delete from room_wake`);
  expect(await sweepRooms(db)).toBeGreaterThan(0);
  expect(await dueNames()).toContain('open');
  expect(await sweepRooms(db)).toBe(0);
});
