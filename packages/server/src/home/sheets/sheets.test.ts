import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameRoutes } from '../../api/routeGroups';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import { jornadaStages, openRooms } from '../../testing/playedJornada';
import { smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let player: TestPlayer;
beforeEach(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  player = await server.player();
});
afterEach(() => server.close());

const forwardOf = async (team: number): Promise<number> => {
  const { id } = await server.db.fresh
    .selectFrom('player')
    .select('id')
    .where('team_id', '=', team)
    .where('position', '=', 3)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
};
const sheet = async (id: number) => (await player.call('GET', `plus/players/${id}/`)).body;
const matchSheet = async (id: number) => (await player.call('GET', `plus/matches/${id}/`)).body;

/** Two players with the same eleven in an open room of the jornada, and who stands in it. */
async function enterRoom(): Promise<{ chosen: number; compe: number }> {
  const { compe } = await openRooms(server.db, league, { fee: 0 });
  await server.db.tx((tx) => enterCompeRoom(tx, { roomId: compe, userId: player.id }));
  const rival = await server.player();
  await server.db.tx((tx) => enterCompeRoom(tx, { roomId: compe, userId: rival.id }));
  await sql`update lineup l set (formation, players) = (select formation, players from lineup order by id limit 1)`.execute(
    server.db.fresh,
  );
  const { rows } = await sql<{ id: number }>`select players[1] as id from lineup limit 1`.execute(server.db.fresh);
  return { chosen: rows[0]!.id, compe };
}

/** Results of earlier jornadas between the first two clubs, the home side's win each. */
async function pastResults(count: number): Promise<void> {
  const [local, visit] = league.teams as [number, number];
  await sql`insert into jornada (league_id, number, name) select ${league.leagueId}, 10 + n, 'J' || n from generate_series(1, ${count}::int) n`.execute(
    server.db.fresh,
  );
  await sql`insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off, estado, goals_local, goals_visit, official)
    select ${league.leagueId}, 'past' || n, 10 + n, ${local}, ${visit}, app_now() - make_interval(days => n), 'finalizado', 1, 0, true
    from generate_series(1, ${count}::int) n`.execute(server.db.fresh);
}

describe('the sheet of a footballer', () => {
  it('tells the next rivals, and how hard they are once four matches of theirs are over (rules R21.3)', async () => {
    const [local, visit] = league.teams as [number, number];
    await pastResults(3);
    expect((await sheet(await forwardOf(visit))).next).toMatchObject([
      { match: { id: league.matches[0] }, home: false, difficulty: null },
    ]);
    await sql`delete from match where external_id like 'past%'`.execute(server.db.fresh);
    await sql`delete from jornada where number > 10`.execute(server.db.fresh);
    await pastResults(4);
    expect((await sheet(await forwardOf(visit))).next).toMatchObject([{ home: false, difficulty: 'alta' }]);
    expect((await sheet(await forwardOf(local))).next).toMatchObject([{ home: true, difficulty: 'baja' }]);
  });

  it('tells minutes and points of each match that has begun, with their reasons', async () => {
    const [first] = league.matches as [number];
    const scorer = await forwardOf(league.teams[0]!);
    expect((await sheet(scorer)).matches).toEqual([]);
    await jornadaStages.play(server.db, league);
    const breakdown = [{ code: 'gol', label: 'Gol', count: 2, points: 8 }];
    await sql`update player_match set breakdown = ${JSON.stringify(breakdown)} where player_id = ${scorer}`.execute(
      server.db.fresh,
    );
    expect((await sheet(scorer)).matches).toMatchObject([
      { match: { id: first }, home: true, minutes: 90, points: 2, provisional: false, breakdown },
    ]);
  });

  it('tells nobody who was chosen before the lock, nor while a match or a room of the jornada is open (rules R21.4)', async () => {
    const { chosen, compe } = await enterRoom();
    expect((await sheet(chosen)).chosen).toBeNull();
    await jornadaStages.lock(server.db);
    expect((await sheet(chosen)).chosen).toBeNull();
    await jornadaStages.play(server.db, league);
    expect((await sheet(chosen)).chosen).toEqual({ jornada: 1, jornada_name: 'Jornada 1', pct: 100 });
    await sql`insert into room (kind, estado, name, league_id, amount_ins, max_players, modo_pozo, commission_bps, jornada_from, jornada_to,
        starts_at, lock_at, ends_at, rules)
      select kind, 'abierta', 'Otra', league_id, 0, 20, modo_pozo, 0, 1, 1, app_now() + interval '1 day', app_now() + interval '1 day',
        app_now() + interval '1 day', rules from room where id = ${compe}`.execute(server.db.fresh);
    expect((await sheet(chosen)).chosen).toBeNull();
  });

  it('is of nobody who has left the squads', async () => {
    const id = await forwardOf(league.teams[0]!);
    await sql`update player set active = false where id = ${id}`.execute(server.db.fresh);
    expect((await player.call('GET', `plus/players/${id}/`)).status).toBe(404);
  });
});

describe('what stands behind a match', () => {
  it('is the form and the place of both, and how they met before (rules R21.1, R21.2)', async () => {
    await pastResults(6);
    const { local, visit, meetings } = await matchSheet(league.matches[0]!);
    expect(local).toMatchObject({ place: 1, points: 18, form: Array.from({ length: 5 }, () => 'ganado'), players: [] });
    expect(visit).toMatchObject({ place: 4, points: 0, form: Array.from({ length: 5 }, () => 'perdido') });
    expect(meetings).toHaveLength(5);
    expect(meetings[0].jornada).toBe(11);
  });

  it('is of what had ended by its kick-off, not of itself (rules R21.5)', async () => {
    await jornadaStages.play(server.db, league);
    const { local, meetings } = await matchSheet(league.matches[0]!);
    expect(local).toMatchObject({ place: null, points: null, form: [] });
    expect(meetings).toEqual([]);
  });

  it('has no places where somebody goes through by a match', async () => {
    await pastResults(4);
    await sql`update match set knockout = 'unico' where id = ${league.matches[1]}`.execute(server.db.fresh);
    expect((await matchSheet(league.matches[0]!)).local).toMatchObject({ place: null, points: null });
  });

  it('has who played once it has begun', async () => {
    await jornadaStages.play(server.db, league);
    const { local } = await matchSheet(league.matches[0]!);
    expect(local.players).toHaveLength(19);
    expect(local.players.at(-1)).toMatchObject({ position: 4, points: 2 });
  });

  it('is of no match that there is not', async () => {
    expect((await player.call('GET', 'plus/matches/999999/')).status).toBe(404);
  });
});
