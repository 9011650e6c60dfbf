import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PrediMatch } from '@arma11/core/contract';
import { accountsRoutes } from '../../api/accountRoutes';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import { grant } from '../../ledger/grant';
import { joinRoom } from '../../rooms/join/joinRoom';
import { gameRoutes } from '../../api/routeGroups';
import { jornadaStages, openRooms } from '../../testing/playedJornada';
import { smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let players: TestPlayer[] = [];
let rooms = { compe: 0, predi: 0 };
let hidden = { compe: 0, predi: 0 };

async function open(): Promise<void> {
  server = await openTestServer([accountsRoutes, ...gameRoutes]);
  league = await smallLeague(server.db);
  players = [await server.player(), await server.player(), await server.player(), await server.player()];
  rooms = await openRooms(server.db, league, { fee: 20 });
  hidden = await openRooms(server.db, league, { fee: 50, tipo: '2' });
  for (const { id: userId } of players) {
    await server.db.tx((tx) => grant(tx, { userId, amount: 200, kind: 'grant', ref: `s${userId}`, label: 'Bono' }));
    await server.db.tx((tx) => enterCompeRoom(tx, { roomId: rooms.compe, userId }));
    await server.db.tx((tx) => enterCompeRoom(tx, { roomId: hidden.compe, userId }));
    await server.db.tx((tx) => joinRoom(tx, { roomId: rooms.predi, userId }));
  }
  // Three of four know that the home side wins the first match; everybody expects few goals in both.
  for (const [index, player] of players.entries()) {
    const matches: PrediMatch[] = (await player.call('GET', `predi-partidos/list/match-sala/${rooms.predi}/`)).body;
    const chosen = matches.flatMap(({ answers }, match) => [
      answers.find(({ kind, answer }) => kind === '1x2' && answer === (match === 0 && index < 3 ? 'Local' : 'Visita'))!,
      answers.find(({ kind, answer }) => kind === 'goles' && answer.startsWith('Menos'))!,
    ]);
    const body = chosen.map(({ id, id_match_prediction }) => ({
      alternative: id,
      predi: rooms.predi,
      match_prediction: id_match_prediction,
    }));
    expect((await player.call('POST', 'prediction/answers-user/predi/register/', { body })).status).toBe(200);
  }
}

const stats = async () => (await players[0]!.call('GET', 'plus/stats/recent/')).body;

describe('the recent statistics', () => {
  afterEach(() => server.close());

  it('tell nothing of a jornada before its lock, while it is played, or before it is paid', async () => {
    await open();
    expect(await stats()).toEqual([]);
    await jornadaStages.lock(server.db);
    expect(await stats()).toEqual([]);
    await jornadaStages.play(server.db, league);
    expect(await stats()).toEqual([]);
  });
});

describe('the recent statistics of a jornada that is paid', () => {
  beforeAll(async () => {
    await open();
    await jornadaStages.lock(server.db);
    await jornadaStages.play(server.db, league);
    await jornadaStages.pay(server.db);
  });
  afterAll(() => server.close());

  it('tell the best of the jornada', async () => {
    const { id: scorer } = await server.db.fresh
      .selectFrom('player')
      .select('id')
      .where('position', '=', 3)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await sql`update player_match set stats = '{"minutes": 90, "goals": 2}', points = 9 where player_id = ${scorer}`.execute(
      server.db.fresh,
    );
    const [recent, ...others] = await stats();
    expect(others).toEqual([]);
    expect(recent).toMatchObject({
      league_unique: 'liga-chica',
      jornada: 1,
      // All four hold the same eleven: the first to have joined.
      best_lineup: {
        user: { id: players[0]!.id },
        sala: { kind: 'compe', id: rooms.compe, name: 'Sala Norte' },
        points: 24,
      },
      top_scorer: { player: { id: scorer }, goals: 2, points: 9 },
      top_prediction: { match: { id: league.matches[0] }, question: '¿Quién gana?', answer: 'Local', hits: 3, pct: 75 },
    });
  });

  it('name the biggest prize of the public rooms, and never one of a private room', async () => {
    const [{ biggest_prize }] = await stats();
    const { rows } = await sql<{ room_id: number; most: number }>`
      select room_id, max(prize)::int as most from standing where jornada = 0 group by 1`.execute(server.db.fresh);
    const most = (room: number) => rows.find(({ room_id }) => room_id === room)!.most;
    expect(most(hidden.compe)).toBeGreaterThan(most(rooms.compe));
    expect(biggest_prize.prize).toBe(Math.max(most(rooms.compe), most(rooms.predi)));
    expect([rooms.compe, rooms.predi]).toContain(biggest_prize.sala.id);
  });

  it('keep to the jornada before while a room of the latest is open', async () => {
    await sql`insert into room (kind, estado, name, league_id, amount_ins, max_players, modo_pozo, commission_bps, jornada_from, jornada_to,
        starts_at, lock_at, ends_at, rules)
      select kind, 'abierta', 'Otra', league_id, 0, 20, modo_pozo, 0, 1, 1, app_now() + interval '1 day', app_now() + interval '1 day',
        app_now() + interval '1 day', rules from room where id = ${rooms.compe}`.execute(server.db.fresh);
    onTestFinished(async () => void (await sql`delete from room where name = 'Otra'`.execute(server.db.fresh)));
    expect(await stats()).toEqual([]);
  });
});
