import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { flattenLineup } from '@arma11/core/domain';
import { rescheduleRooms } from '../../catalogue/incidents/rescheduleRooms';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { copyLineup } from '../lineups/copyLineup';
import { enterCompeRoom } from '../lineups/registerSala';
import { playersOfPool } from '../lineups/playersOfPool';
import { readLineup } from '../lineups/readLineup';
import { livePoints } from '../live/livePoints';
import { createCompeRoom } from '../offers/createCompeRoom';
import { advanceRooms } from '../settle/advanceRooms';
import { selectRooms } from '../view/roomView';
import { fillPool } from './fillPool';
import { jornadaAhead } from './nextJornada';
import { replacePlayersOutOfSlate } from './replacePlayersOutOfSlate';

let db: Db;
let league: SmallLeague;
let leagues = 0;

const HOUR = 3_600_000;
const after = (hours: number) => new Date(Date.parse(FIRST_KICK_OFF) + hours * HOUR).toISOString();
const at = (hours: number) => setClock(db, { at: after(hours), speed: 0 });

const room = (amount_ins = 0) =>
  db.tx((tx) =>
    createCompeRoom(tx, {
      tipo: '1',
      name: 'Sala',
      leagueId: league.leagueId,
      amount_ins,
      max_players: 20,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 1000,
      lock_lead_min: 5,
      jornada: 1,
    }),
  );

/** A third match of two clubs of the league: they then play twice in the jornada. */
async function dated(jornada: number, kickOff: string): Promise<number> {
  await sql`insert into jornada (league_id, number, name) values (${league.leagueId}, ${jornada}, 'Otra') on conflict do nothing`.execute(
    db.fresh,
  );
  const { rows } = await sql<{ id: number }>`
    insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off)
    values (${league.leagueId}, ${`x${jornada}-${kickOff}`}, ${jornada}, ${league.teams[0]}, ${league.teams[2]}, ${kickOff})
    returning id`.execute(db.fresh);
  return rows[0]!.id;
}

const plays = (match: number, each: number) =>
  db.tx(async (tx) => {
    await sql`update match set estado = 'finalizado', goals_local = 0, goals_visit = 0, official = true,
      final_at = kick_off + interval '2 hours' where id = ${match}`.execute(tx);
    await sql`
      insert into player_match (player_id, match_id, team_id, jornada, stats, minutes, points)
      select p.id, m.id, p.team_id, m.jornada, '{"minutes":90}', 90, ${each}::int
      from match m join player p on p.team_id in (m.local_team, m.visit_team) where m.id = ${match}`.execute(tx);
  });

async function entered(roomId: number, count = 2): Promise<number[]> {
  const users = await fundedPlayers(db, count, 100);
  for (const userId of users) await db.tx((tx) => enterCompeRoom(tx, { roomId, userId }));
  return users;
}

const entryOf = async (roomId: number, userId: number): Promise<number> => {
  const seats = db.fresh.selectFrom('entry').select('id').where('room_id', '=', roomId);
  return (await seats.where('user_id', '=', userId).executeTakeFirstOrThrow()).id;
};

/** The clubs of an entry's eleven. */
async function clubsOf(entryId: number): Promise<Set<number>> {
  const { rows } = await sql<{ club: number }>`
    select distinct p.team_id as club from lineup l join player p on p.id = any(l.players)
    where l.entry_id = ${entryId}`.execute(db.fresh);
  return new Set(rows.map(({ club }) => club));
}

/** What a player's lineup has by the page, by the stream and by the ranking. */
async function pointsOf(roomId: number, userId: number): Promise<number[]> {
  await advanceRooms(db);
  const [seen] = await selectRooms(db.fresh, userId, sql`r.id = ${roomId}`);
  const entry = seen!.my_entry;
  const lineup = await readLineup(db.fresh, seen!, entry, 1);
  const live = await livePoints(db.fresh, [entry]);
  const { rows } = await sql<{ points: number }>`
    select points from standing where entry_id = ${entry} and jornada = 0 and gen = ${seen!.standing_gen}`.execute(
    db.fresh,
  );
  expect(flattenLineup(lineup).reduce((sum, { points }) => sum + points, 0)).toBe(lineup.points);
  return [lineup.points, live.get(entry)!.points, rows[0]!.points];
}

beforeEach(async () => {
  db ??= await openTestDatabase();
  leagues += 1;
  league = await smallLeague(db, `slate-${leagues}`);
});
afterAll(() => db.close());

describe('the slate of a lineup room (rules R14.1)', () => {
  it('gives no points for a match that came into the jornada after the room had opened', async () => {
    const id = await room();
    const [ana] = await entered(id);
    const late = await dated(1, after(3));
    await at(6);
    const [first, second] = league.matches as [number, number];
    await plays(first, 1);
    const before = await pointsOf(id, ana!);
    await plays(late, 50);
    expect(await pointsOf(id, ana!)).toEqual(before);
    await plays(second, 1);
    expect(await pointsOf(id, ana!)).toEqual([12, 12, 12]);
  });

  it('counts a match of it that the calendar has moved to another jornada', async () => {
    const id = await room();
    const [ana] = await entered(id);
    await dated(2, after(200));
    await sql`update match set jornada = 2 where id = any(${league.matches}::int[])`.execute(db.fresh);
    await at(6);
    for (const match of league.matches) await plays(match, 2);
    expect(await pointsOf(id, ana!)).toEqual([24, 24, 24]);
  });

  it('is the pool: a club whose only match came later offers nobody', async () => {
    await sql`update match set jornada = 1, kick_off = null where id = ${league.matches[1]}`.execute(db.fresh);
    const id = await room();
    await sql`update match set kick_off = ${after(2)} where id = ${league.matches[1]}`.execute(db.fresh);
    // As an import does once the date is there.
    await db.tx((tx) => fillPool(tx, league.leagueId, 1));
    const [ana] = await entered(id);
    const pool = await playersOfPool(db.fresh, ana!, { sala: id, position: 1, sort: 'avg' });
    expect(new Set(pool.map(({ team }) => team.id))).toEqual(new Set(league.teams.slice(0, 2)));
  });

  it('takes nobody of a match that was dated later, to the past, by a copy of an eleven that holds who scored in it', async () => {
    const [own, late] = league.matches as [number, number];
    const other = await room();
    const [ana] = await entered(other, 1);
    await sql`update match set kick_off = null where id = ${late}`.execute(db.fresh);
    const paid = await room(10);
    await sql`update match set kick_off = app_now() - interval '3 hours' where id = ${late}`.execute(db.fresh);
    await plays(late, 15);
    const [fromEntry, entryId] = [
      await entryOf(other, ana!),
      await db.tx((tx) => enterCompeRoom(tx, { roomId: paid, userId: ana! })),
    ];
    // At most four of a club are drawn (rules R14.7): whatever the draw, some are of the later match.
    expect([...(await clubsOf(fromEntry))].some((club) => league.teams.indexOf(club) >= 2)).toBe(true);
    const copy = { entryId, jornada: 1, fromEntry, fromJornada: 1, ifMatch: null };
    await db.tx((tx) => copyLineup(tx, ana!, copy));
    expect(await clubsOf(entryId)).toEqual(new Set(league.teams.slice(0, 2)));
    await entered(paid, 1);
    await at(6);
    await plays(own, 1);
    expect(await pointsOf(paid, ana!)).toEqual([12, 12, 12]);
  });

  it('has no match whose kick-off is not confirmed (rules R14.2)', async () => {
    await sql`update match set confirmed_time = false where id = ${league.matches[1]}`.execute(db.fresh);
    const id = await room();
    const { rows } = await sql`select match_id from room_match where room_id = ${id}`.execute(db.fresh);
    expect(rows).toEqual([{ match_id: league.matches[0] }]);
  });
});

describe('a match that is taken out of a slate (rules R14.2)', () => {
  it('is refused when it has begun, also before the lock of its room: its players neither come nor go (rules R14.5)', async () => {
    const id = await room();
    const [ana] = await entered(id);
    const [begun, later] = league.matches as [number, number];
    const eleven = () =>
      db.fresh
        .selectFrom('lineup as l')
        .innerJoin('entry as e', 'e.id', 'l.entry_id')
        .select('l.players')
        .where('e.user_id', '=', ana!)
        .executeTakeFirstOrThrow();
    const before = await eleven();
    await sql`update match set estado = 'en_vivo', minute = 1 where id = ${begun}`.execute(db.fresh);
    const removed = (match: number) => testCommand(db, 'slate remove', { room: id, match, reason: 'Cambio de sede' });
    await expect(removed(begun)).rejects.toThrow(`Match ${begun} has begun`);
    expect(await eleven()).toEqual(before);
    await sql`update match set estado = 'programado', minute = null where id = ${begun}`.execute(db.fresh);
    await expect(removed(later)).resolves.toMatchObject({ replaced: 2 });
  });
});

describe('the slate of an open room that changes', () => {
  const removed = (id: number, match: number) =>
    testCommand(db, 'slate remove', { room: id, match, reason: 'Cambio de sede' });
  const times = (id: number) =>
    db.fresh.selectFrom('room').select(['lock_at', 'ends_at']).where('id', '=', id).executeTakeFirstOrThrow();

  it('gives a match that was moved no more time to be played in (rules R14.3)', async () => {
    const last = await dated(1, after(48));
    const id = await room();
    await sql`update match set kick_off = kick_off + interval '72 hours' where id = ${last}`.execute(db.fresh);
    await db.tx((tx) => rescheduleRooms(tx, [last]));
    await removed(id, league.matches[0]!);
    expect((await times(id)).ends_at).toBe(after(48));
  });

  it("does not lock with less than an hour's notice (rules R1.5)", async () => {
    const third = await dated(1, after(4));
    const id = await room();
    const lock = (await times(id)).lock_at;
    await at(-1);
    const moved = league.matches[0]!;
    await sql`update match set kick_off = kick_off - interval '30 minutes' where id = ${moved}`.execute(db.fresh);
    await db.tx((tx) => rescheduleRooms(tx, [moved]));
    expect((await times(id)).lock_at).toBe(lock);
    await removed(id, third);
    expect((await times(id)).lock_at).toBe(lock);
  });
});

describe('a match that moves ahead (rules R14.3)', () => {
  it('by a day or more leaves the slates of open rooms, whose lock stays', async () => {
    await sql`update match set kick_off = kick_off + interval '10 days' where league_id = ${league.leagueId}`.execute(
      db.fresh,
    );
    const id = await room();
    const [ana] = await entered(id);
    const lock = () =>
      db.fresh.selectFrom('room').select(['lock_at', 'starts_at']).where('id', '=', id).executeTakeFirst();
    const before = await lock();
    const moved = league.matches[0]!;
    await sql`update match set kick_off = kick_off - interval '8 days' where id = ${moved}`.execute(db.fresh);
    await db.tx((tx) => rescheduleRooms(tx, [moved]));
    expect([await replacePlayersOutOfSlate(db), await replacePlayersOutOfSlate(db)]).toEqual([2, 0]);
    expect(await lock()).toEqual(before);
    const { rows } = await sql`select match_id, void from room_match where room_id = ${id} order by 1`.execute(
      db.fresh,
    );
    expect(rows).toEqual(league.matches.map((match_id) => ({ match_id, void: match_id === moved })));
    const [seen] = await selectRooms(db.fresh, ana!, sql`r.id = ${id}`);
    const lineup = flattenLineup(await readLineup(db.fresh, seen!, seen!.my_entry, 1));
    expect(lineup.every(({ player }) => league.teams.slice(2).includes(player.team.id))).toBe(true);
  });

  it.each([
    ['eleven days', 11 * 24, true],
    ['three days', 72, true],
    ['a day', 24, true],
    ['less than a day', 23.99, false],
  ])('by %s: the lock stays where the others have it, or moves with it', async (_, hours, leaves) => {
    await sql`update match set kick_off = kick_off + interval '10 days' where league_id = ${league.leagueId}`.execute(
      db.fresh,
    );
    const id = await room();
    const lockAt = () => db.fresh.selectFrom('room').select('lock_at').where('id', '=', id).executeTakeFirstOrThrow();
    const before = await lockAt();
    const [first] = league.matches as [number];
    const ahead = sql`make_interval(secs => ${hours * 3600}::float8)`;
    await sql`update match set kick_off = kick_off - ${ahead} where id = ${first}`.execute(db.fresh);
    await db.tx((tx) => rescheduleRooms(tx, [first]));
    const moved = new Date(Date.parse(before.lock_at) - (leaves ? 0 : hours * HOUR)).toISOString();
    expect(await lockAt()).toEqual({ lock_at: moved });
    const kept = await db.fresh
      .selectFrom('room_match')
      .select('void')
      .where('match_id', '=', first)
      .executeTakeFirst();
    expect(kept).toEqual({ void: leaves });
  });

  it('by less than three days is left out once it begins within the hour, not before (rules R14.3)', async () => {
    for (let i = 0; i < 3; i += 1) await dated(1, after(4 + i));
    const [moved] = league.matches;
    const matchesOf = async (id: number) =>
      (await db.fresh.selectFrom('room_match').select('match_id').where('room_id', '=', id).execute()).map(
        (row) => row.match_id,
      );
    await sql`update match set kick_off = ${after(-30)} where id = ${moved}`.execute(db.fresh);
    await at(-32);
    expect(await matchesOf(await room())).toContain(moved);
    for (const hours of [-30.5, -20]) {
      await at(hours);
      expect(await jornadaAhead(db.fresh, league.leagueId, 5)).toBe(1);
      expect(await matchesOf(await room())).not.toContain(moved);
    }
    // Most of the jornada has begun: it is no few matches that are ahead.
    await sql`update match set kick_off = ${after(-30)} where jornada = 1 and kick_off > ${after(3)}`.execute(db.fresh);
    expect(await jornadaAhead(db.fresh, league.leagueId, 5)).toBeNull();
  });

  it('is left out of what opens later: the jornada goes on without it', async () => {
    for (let i = 0; i < 3; i += 1) await dated(1, after(4 + i));
    await sql`update match set kick_off = kick_off - interval '20 days' where id = ${league.matches[0]}`.execute(
      db.fresh,
    );
    expect(await jornadaAhead(db.fresh, league.leagueId, 5)).toBe(1);
    const id = await room();
    const { rows } = await sql<{ match_id: number }>`select match_id from room_match where room_id = ${id}`.execute(
      db.fresh,
    );
    expect(rows.map(({ match_id }) => match_id)).not.toContain(league.matches[0]);
    expect(rows).toHaveLength(4);
  });
});
