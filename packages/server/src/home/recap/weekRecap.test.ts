import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { WeekRecap } from '@arma11/core/back-office';
import type { PrediMatch } from '@arma11/core/contract';
import { gameRoutes } from '../../api/routeGroups';
import { recapRoutes } from '../../api/recapRoutes';
import { grant } from '../../ledger/grant';
import { setClock } from '../../platform/db/clock';
import { joinRoom } from '../../rooms/join/joinRoom';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import { jornadaStages, openRooms } from '../../testing/playedJornada';
import { smallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

// The jornada is played on Thursday 11 June 2026; it is asked about from Monday 00:00 in Lima on.
const MONDAY = '2026-06-08';

let server: TestServer;
let rosa: TestPlayer;
let luis: TestPlayer;
/** Rosa's, before anything was paid. */
let before: WeekRecap;
let rooms = { compe: 0, predi: 0 };

const recap = async ({ call }: TestPlayer, day?: string): Promise<WeekRecap> =>
  (await call('GET', `plus/recap/${day === undefined ? '' : `?day=${day}`}`)).body;

/** The player's only answer says who wins the first match, right or wrong. */
async function answer({ call }: TestPlayer, winner: 'Local' | 'Visita'): Promise<void> {
  const matches: PrediMatch[] = (await call('GET', `predi-partidos/list/match-sala/${rooms.predi}/`)).body;
  const chosen = matches[0]!.answers.find((each) => each.kind === '1x2' && each.answer === winner)!;
  const { id: alternative, id_match_prediction: match_prediction } = chosen;
  const body = [{ alternative, predi: rooms.predi, match_prediction }];
  expect((await call('POST', 'prediction/answers-user/predi/register/', { body })).status).toBe(200);
}

beforeAll(async () => {
  server = await openTestServer([...gameRoutes, recapRoutes]);
  const league = await smallLeague(server.db);
  [rosa, luis] = [await server.player(), await server.player()];
  rooms = await openRooms(server.db, league, { fee: 20 });
  for (const { id: userId } of [rosa, luis]) {
    await server.db.tx((tx) => grant(tx, { userId, amount: 200, kind: 'grant', ref: `w${userId}`, label: 'Bono' }));
    await server.db.tx((tx) => enterCompeRoom(tx, { roomId: rooms.compe, userId }));
    await server.db.tx((tx) => joinRoom(tx, { roomId: rooms.predi, userId }));
  }
  await answer(rosa, 'Local');
  await answer(luis, 'Visita');
  await jornadaStages.lock(server.db);
  await jornadaStages.play(server.db, league);
  before = await recap(rosa, '2026-06-11');
  await jornadaStages.pay(server.db);
});
beforeEach(() => at('2026-06-15T05:00:00Z'));
afterAll(() => server.close());

const at = (instant: string) => setClock(server.db, { at: instant, speed: 0 });

describe('the week of a player (rules R24)', () => {
  it('is as of now while it goes on, and held no room before it was paid', async () => {
    expect(before).toMatchObject({ week: MONDAY, until: '2026-06-14', over: false, played: 0, rooms: [] });
    expect(before.answers).toEqual({ aciertos: 1, fallos: 0 });
  });

  it('holds the rooms that were paid in it with places, points and prizes, the best places first', async () => {
    const [hers, his] = [await recap(rosa, MONDAY), await recap(luis, MONDAY)];
    expect(hers.rooms).toHaveLength(2);
    expect(hers).toMatchObject({ played: 2, answers: { aciertos: 1, fallos: 0 } });
    expect(his.answers).toEqual({ aciertos: 0, fallos: 1 });
    const predi = hers.rooms.find(({ kind }) => kind === 'predi')!;
    expect(predi).toMatchObject({ id: rooms.predi, name: 'Fecha Uno', position: 1, num_players: 2 });
    expect(predi.prize).toBeGreaterThan(0);
    expect(his.rooms.map(({ position }) => position)).toEqual(his.rooms.map(({ position }) => position).sort());
    for (const { points, rooms: paid, prizes, won } of [hers, his]) {
      const sumOf = (kind: string) =>
        paid.filter((room) => room.kind === kind).reduce((sum, room) => sum + room.points, 0);
      expect(points).toEqual({ lineups: sumOf('compe'), predictions: sumOf('predi') });
      expect(prizes).toBe(paid.reduce((sum, { prize }) => sum + prize, 0));
      expect(won).toBe(paid.filter(({ position }) => position === 1).length);
    }
  });

  it('names the footballer who made most in one of the elevens, without the double of a captain', async () => {
    const { players } = await server.db.fresh
      .selectFrom('lineup')
      .innerJoin('entry', 'entry.id', 'lineup.entry_id')
      .select('players')
      .where('entry.user_id', '=', rosa.id)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ player_id: number; points: number }>`
      select player_id, points from player_match where player_id = any(${players}::int[])
      order by points desc, player_id limit 1`.execute(server.db.fresh);
    const { best } = await recap(rosa, MONDAY);
    expect([best!.player.id, best!.points]).toEqual([rows[0]!.player_id, rows[0]!.points]);
  });

  it('is the last that is over unless a day is given', async () => {
    expect(await recap(rosa)).toMatchObject({ week: MONDAY, over: true, played: 2 });
    await at('2026-06-15T04:59:59Z');
    expect((await recap(rosa)).week).toBe('2026-06-01');
  });

  it('before the player came has none before it, and nothing in it', async () => {
    await sql`update app_user set created_at = '2026-06-09T12:00:00Z' where id = ${rosa.id}`.execute(server.db.fresh);
    expect([(await recap(rosa, MONDAY)).earlier, (await recap(rosa, '2026-06-15')).earlier]).toEqual([false, true]);
    expect(await recap(rosa, '2026-06-01')).toMatchObject({ played: 0, rooms: [], xp: 0, prizes: 0, best: null });
  });

  it('leaves out a room whose fees went back', async () => {
    await sql`update room set cancel_reason = 'nadie_acerto' where id = ${rooms.predi}`.execute(server.db.fresh);
    onTestFinished(async () => {
      await sql`update room set cancel_reason = null where id = ${rooms.predi}`.execute(server.db.fresh);
    });
    const { played, points, answers } = await recap(rosa, MONDAY);
    expect([played, points.predictions, answers]).toEqual([1, 0, { aciertos: 0, fallos: 0 }]);
  });

  it('is no week for what is no day', async () => {
    expect((await rosa.call('GET', 'plus/recap/?day=ayer')).status).toBe(400);
  });
});
