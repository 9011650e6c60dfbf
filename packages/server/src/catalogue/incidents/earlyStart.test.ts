import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { sweep } from '../../platform/db/sweep';
import { importSeason } from '../feeds/importSeason';
import { emptyFeed } from '../../demo/season/emptyFeed';
import { saveAnswers } from '../../rooms/predictions/saveAnswers';
import { replacePlayer } from '../../rooms/lineups/replacePlayer';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const MINUTE = 60_000;
const instant = (minutes: number) => new Date(Date.parse('2026-06-11T20:00:00Z') + minutes * MINUTE).toISOString();

/** The feed tells a match in play; `minute` says since when. */
const feed = (minute: number, estado: 'en_vivo' | 'programado' = 'en_vivo') =>
  importSeason(
    db,
    {
      ...emptyFeed('2026'),
      teams: [],
      matches: [
        {
          external_id: 'm0',
          jornada: 1,
          local_external_id: 't0',
          visit_external_id: 't1',
          kick_off: instant(0),
          confirmed_time: true,
          estado,
          minute: estado === 'en_vivo' ? minute : null,
          goals_local: estado === 'en_vivo' ? 0 : null,
          goals_visit: estado === 'en_vivo' ? 0 : null,
          first_goal: null,
          first_goal_minute: null,
          official: false,
        },
      ],
    },
    { league_unique: stage.league.league_unique },
  );

async function lineupOf(entryId: number) {
  const row = await db.fresh.selectFrom('lineup').selectAll().where('entry_id', '=', entryId).executeTakeFirstOrThrow();
  return { ...row, forward: row.players[9]! };
}

async function forwards(taken: number[]) {
  const { rows } = await sql<{ id: number }>`
    select id from player where league_id = ${stage.league.leagueId} and position = 3 and id <> all(${taken}::int[]) order by id`.execute(
    db.fresh,
  );
  return rows.map(({ id }) => id);
}

async function trade(userId: number, entryId: number, playerId: number) {
  const { id } = await lineupOf(entryId);
  await db.tx((tx) => replacePlayer(tx, userId, { lineupEntryId: id * 16 + 9, playerId, ifMatch: null }));
}

async function choose(roomId: number, userId: number, matchId: number, code: string | null) {
  const { rows } = await sql<{ market: number; alternative: number; code: string }>`
    select k.id as market, a.id as alternative, a.code from market k join alternative a on a.market_id = k.id
    where k.room_id = ${roomId} and k.match_id = ${matchId} and k.kind = '1x2'`.execute(db.fresh);
  const alternative = rows.find((row) => row.code === code)?.alternative ?? null;
  await db.tx((tx) => saveAnswers(tx, userId, [{ alternative, predi: roomId, match_prediction: rows[0]!.market }]));
}

async function chosen(roomId: number, matchId: number) {
  const { rows } = await sql<{ entry_id: number; code: string }>`
    select w.entry_id, a.code from answer w join market k on k.id = w.market_id join alternative a on a.id = w.alternative_id
    where k.room_id = ${roomId} and k.match_id = ${matchId} order by 1`.execute(db.fresh);
  return rows.map(({ code }) => code);
}

describe('a match that begins before its time (rules R1.4)', () => {
  it('locks its rooms at once and takes back exactly the saves after the real start', async () => {
    const room = await stage.compe(10);
    const players = await stage.seat(room, 3);
    const entries = await stage.entries(room);
    const [first, second, third] = await forwards((await lineupOf(entries[0]!)).players);
    const automatic = (await lineupOf(entries[1]!)).forward;
    await stage.at(-60);
    await trade(players[0]!, entries[0]!, first!);
    await stage.at(-25);
    await trade(players[0]!, entries[0]!, second!);
    await trade(players[1]!, entries[1]!, first!);
    await trade(players[1]!, entries[1]!, third!);
    await stage.at(-20);
    await feed(11);
    await stage.advance();
    // Minute 11 at 20 minutes before the kick-off: it began 30 minutes before it.
    expect((await lineupOf(entries[0]!)).forward).toBe(first);
    expect((await lineupOf(entries[1]!)).forward).toBe(automatic);
    expect((await lineupOf(entries[2]!)).version).toBe(1);
    expect(await stage.room(room)).toMatchObject({ estado: 'en_vivo', lock_at: instant(-20), starts_at: instant(-30) });
    const told = await db.fresh
      .selectFrom('notification')
      .selectAll()
      .where('user_id', 'in', players)
      .orderBy('user_id')
      .execute();
    expect(told.map(({ user_id, kind, link }) => [user_id, kind, link])).toEqual(
      players.slice(0, 2).map((user) => [user, 'jugada_revertida', `/compe/sala/${room}`]),
    );
    await expect(trade(players[0]!, entries[0]!, second!)).rejects.toMatchObject({ code: 'CERRADO' });
    expect(await stage.incidents(stage.league.matches[0]!)).toMatchObject([
      {
        kind: 'inicio_adelantado',
        estado: 'decidida',
        fact: instant(-30),
        reason: expect.stringContaining('2 lineups'),
      },
    ]);
  });

  it('gives each answer back what stood at the real start: changed, cleared, or not yet there', async () => {
    const [m0, m1] = stage.league.matches as [number, number];
    const room = await stage.predi(10, ['1x2']);
    const players = (await stage.seat(room, 4)) as [number, number, number, number];
    await stage.at(-90);
    for (const player of players.slice(0, 3)) await choose(room, player, m0, 'local');
    await stage.at(-70);
    await choose(room, players[1], m0, 'empate');
    await stage.at(-20);
    await choose(room, players[0], m0, 'visita');
    await choose(room, players[2], m0, null);
    await choose(room, players[3], m0, 'visita');
    await choose(room, players[3], m1, 'local');
    await stage.at(-10);
    await testCommand(db, 'match status', {
      match: m0,
      estado: 'en_vivo',
      at: instant(-30),
      reason: 'Lo vimos por televisión',
    });
    expect(await chosen(room, m0)).toEqual(['local', 'empate', 'local']);
    expect(await chosen(room, m1)).toEqual(['local']);
    await expect(choose(room, players[0], m0, 'visita')).rejects.toMatchObject({ code: 'PREDI_CERRADA' });
    await choose(room, players[0], m1, 'empate');
  });

  it('takes back late guesses of the clutch match, and what was swept once the room is over is not needed', async () => {
    const [, , , m3] = stage.league.matches as [number, number, number, number];
    const room = await stage.predi(10, ['1x2']);
    await stage.seat(room, 3);
    const [early, changed, late] = (await stage.entries(room)) as [number, number, number];
    const guess = (entry: number, goals: number) =>
      sql`insert into clutch_answer (entry_id, match_id, goals_local, goals_visit) values (${entry}, ${m3}, ${goals}, 0)
        on conflict (entry_id, match_id) do update set goals_local = excluded.goals_local, saved_at = app_now()`.execute(
        db.fresh,
      );
    await stage.at(300);
    await guess(early, 1);
    await guess(changed, 2);
    await stage.at(340);
    await guess(changed, 9);
    await guess(late, 9);
    await testCommand(db, 'match status', { match: m3, estado: 'en_vivo', at: instant(330), reason: 'Empezó antes' });
    const left = await db.fresh
      .selectFrom('clutch_answer')
      .select(['entry_id', 'goals_local'])
      .where('match_id', '=', m3)
      .orderBy('entry_id')
      .execute();
    expect(left).toEqual([
      { entry_id: early, goals_local: 1 },
      { entry_id: changed, goals_local: 2 },
    ]);
    const kept = () => db.fresh.selectFrom('clutch_version').select('id').where('match_id', '=', m3).execute();
    await sweep(db);
    expect((await kept()).length).toBeGreaterThan(0);
    await sql`update match set estado = 'anulado' where id = any(${stage.league.matches}::int[])`.execute(db.fresh);
    await stage.advance();
    expect((await stage.room(room)).estado).toBe('cancelada');
    await sweep(db);
    expect(await kept()).toEqual([]);
  });

  it('changes nothing twice, and nothing when the match began on time', async () => {
    const room = await stage.compe(10);
    const players = await stage.seat(room, 2);
    const [entry] = await stage.entries(room);
    const [first] = await forwards((await lineupOf(entry!)).players);
    await stage.at(-10);
    await trade(players[0]!, entry!, first!);
    await stage.at(3);
    await stage.advance();
    await feed(4);
    await stage.advance();
    expect((await lineupOf(entry!)).forward).toBe(first);
    expect(await stage.incidents(stage.league.matches[0]!)).toEqual([]);
  });
});

describe('a date that moves before the lock (rules R1.5)', () => {
  const move = (match: number, minutes: number) =>
    testCommand(db, 'match move', { match, kick_off: instant(minutes), reason: 'Televisión' });

  it('takes the lock with it when the first match moves later, up to the next match', async () => {
    const [m0] = stage.league.matches as [number];
    const rooms = [await stage.compe(0), await stage.predi(0)];
    await move(m0, 60);
    for (const room of rooms)
      expect(await stage.room(room)).toMatchObject({ starts_at: instant(60), lock_at: instant(55) });
    await move(m0, 600);
    for (const room of rooms)
      expect(await stage.room(room)).toMatchObject({
        starts_at: instant(120),
        lock_at: instant(115),
        ends_at: instant(360),
      });
  });

  it('takes it earlier with an hour’s notice, and leaves it with less: then the match locks by itself', async () => {
    const [m0] = stage.league.matches as [number];
    const room = await stage.compe(10);
    const players = await stage.seat(room, 2);
    const [entry] = await stage.entries(room);
    const [first] = await forwards((await lineupOf(entry!)).players);
    await stage.at(-180);
    await move(m0, -115);
    expect(await stage.room(room)).toMatchObject({ lock_at: instant(-120) });
    await stage.at(-178);
    await move(m0, -121);
    expect(await stage.room(room)).toMatchObject({ lock_at: instant(-120), estado: 'abierta' });
    await stage.at(-125);
    // The moved match is of the first two clubs, and the next forward is of the first.
    const { team_id } = await db.fresh
      .selectFrom('player')
      .select('team_id')
      .where('id', '=', first!)
      .executeTakeFirstOrThrow();
    expect(team_id).toBe(stage.league.teams[0]);
    await expect(trade(players[0]!, entry!, first!)).rejects.toMatchObject({ status: 409 });
    expect((await lineupOf(entry!)).version).toBe(1);
  });

  it('does nothing to a room that has locked, and opens an incident when the match moves out of its time', async () => {
    const [m0] = stage.league.matches as [number];
    const room = await stage.compe(10);
    const players = await stage.seat(room, 2);
    await stage.at(-5);
    await stage.advance();
    await move(m0, 60 * 24 * 9);
    expect(await stage.room(room)).toMatchObject({
      lock_at: instant(-5),
      starts_at: instant(0),
      ends_at: instant(360),
    });
    expect(await stage.incidents(m0)).toMatchObject([
      { kind: 'aplazado', estado: 'abierta', due_at: instant(360 + 49 * 60) },
    ]);
    const told = await db.fresh.selectFrom('notification').selectAll().where('user_id', 'in', players).execute();
    expect(told).toHaveLength(2);
  });

  it('waits for the one match of a room wherever its date goes before the lock', async () => {
    const [m0] = stage.league.matches as [number];
    const room = await stage.predi(0, ['1x2'], [m0]);
    await move(m0, 60 * 24 * 5);
    expect(await stage.room(room)).toMatchObject({ lock_at: instant(60 * 24 * 5 - 5), ends_at: instant(60 * 24 * 5) });
    expect(await stage.incidents(m0)).toEqual([]);
  });

  it('does not wait for a first match that was postponed without a date', async () => {
    const [m0] = stage.league.matches as [number];
    const room = await stage.compe(0);
    await testCommand(db, 'match status', { match: m0, estado: 'aplazado', reason: 'Lluvia' });
    expect(await stage.room(room)).toMatchObject({ starts_at: instant(120), lock_at: instant(115) });
  });
});
