import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterCompeRoom } from '../../rooms/lineups/registerSala';
import { setClock } from '../../platform/db/clock';
import { saveAnswers } from '../../rooms/predictions/saveAnswers';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { createCompeRoom } from '../../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../../rooms/offers/createPrediRoom';
import { joinRoom } from '../../rooms/join/joinRoom';
import { playMatch } from '../../testing/playedMatch';
import { smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';

let server: TestServer;
let league: SmallLeague;
let rosa: TestPlayer;
let others: TestPlayer[];
let made = 0;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes]);
});
beforeEach(async () => {
  made += 1;
  league = await smallLeague(server.db, `liga-${made}`);
  rosa = await server.player({
    username: `Rosa.Once${made}`,
    phone: `+5198765432${made}`,
    xp: 320,
    birthDate: '1990-01-01',
  });
  others = await Promise.all(Array.from({ length: 4 }, () => server.player()));
});
afterAll(() => server.close());

const terms = () => ({
  tipo: '1' as const,
  name: 'Sala',
  leagueId: league.leagueId,
  amount_ins: 0,
  max_players: 20,
  min_players: 2,
  modo_pozo: 'proporcional' as const,
  commission_bps: 1000,
  lock_lead_min: 5,
});
const profile = (name: string, asker = others[0]!) => asker.call('GET', `plus/users/${name}/`);
const stats = (player: TestPlayer) => player.call('GET', 'plus/users/me/stats/');

/** Answers who wins each match of a room: 'local', 'empate' or 'visita'. */
async function answer(player: TestPlayer, room: number, code: string) {
  const { rows } = await sql<{ alternative: number; match_prediction: number }>`
    select a.id as alternative, m.id as match_prediction from market m join alternative a on a.market_id = m.id
    where m.room_id = ${room} and m.kind = '1x2' and a.code = ${code}`.execute(server.db.fresh);
  expect(rows).toHaveLength(2);
  await server.db.tx((tx) =>
    saveAnswers(
      tx,
      player.id,
      rows.map((row) => ({ ...row, predi: room })),
    ),
  );
}

/** Rosa and the others in a lineup room and a prediction room of jornada 1, which have locked; hers are the right answers. */
async function playJornada(): Promise<void> {
  const { db } = server;
  const compe = await db.tx((tx) => createCompeRoom(tx, { ...terms(), jornada: 1 }));
  const predi = await db.tx((tx) => createPrediRoom(tx, { ...terms(), matchIds: league.matches, kinds: ['1x2'] }));
  for (const player of [rosa, ...others]) {
    await db.tx((tx) => enterCompeRoom(tx, { roomId: compe, userId: player.id }));
    await db.tx((tx) => joinRoom(tx, { roomId: predi, userId: player.id }));
    await answer(player, predi, player === rosa ? 'local' : 'empate');
  }
  await setClock(db, { at: TEST_LOCK, speed: 0 });
  await advanceRooms(db);
}

async function endJornada(): Promise<void> {
  for (const match of league.matches) await playMatch(server.db, match, { local: 2, visit: 0 });
  await setClock(server.db, { at: new Date(Date.parse(TEST_LOCK) + 8 * 3_600_000), speed: 0 });
  await advanceRooms(server.db);
  await advanceRooms(server.db);
}

describe('a player’s figures', () => {
  it('are none before any room is paid, also while one hides its picks', async () => {
    await playJornada();
    expect((await profile(`rosa.once${made}`)).body.stats).toEqual({ salas: 0, podios: 0, aciertos_pct: null });
    expect((await stats(rosa)).body).toMatchObject({
      salas: 0,
      aciertos_pct: null,
      best_points: null,
      jornadas: [],
      leagues: [],
    });
  });

  it('count rooms, podiums and right answers once the rooms are paid', async () => {
    await playJornada();
    await endJornada();
    expect((await profile(`rosa.once${made}`)).body.stats).toEqual({ salas: 2, podios: 2, aciertos_pct: 100 });
    const { body } = await stats(rosa);
    expect(body).toMatchObject({ salas: 2, podios: 2, aciertos: 2, fallos: 0, aciertos_pct: 100 });
    expect(body.victorias).toBeGreaterThanOrEqual(1);
    expect(body.jornadas).toEqual([
      {
        league_unique: league.league_unique,
        league_name: 'Liga Chica',
        jornada: 1,
        jornada_name: 'Jornada 1',
        points: body.best_points,
        salas: 2,
        rank: 1,
        of: 5,
        aciertos: 2,
        prize: 0,
      },
    ]);
    expect(body.leagues).toEqual([
      expect.objectContaining({ league_unique: league.league_unique, salas: 2, points: body.best_points, aciertos: 2 }),
    ]);
    expect(body.best_points).toBeGreaterThan(0);
    expect((await stats(others[0]!)).body).toMatchObject({ aciertos: 0, fallos: 2, aciertos_pct: 0 });
  });

  it('count a room that gave its entries back as played, and neither as a podium nor as a victory (rules R16.9)', async () => {
    const { db } = server;
    const room = await db.tx((tx) => createPrediRoom(tx, { ...terms(), matchIds: league.matches, kinds: ['1x2'] }));
    for (const player of [rosa, ...others]) {
      await db.tx((tx) => joinRoom(tx, { roomId: room, userId: player.id }));
      await answer(player, room, 'empate');
    }
    await setClock(db, { at: TEST_LOCK, speed: 0 });
    await advanceRooms(db);
    await endJornada();
    const { cancel_reason } = await db.fresh
      .selectFrom('room')
      .select('cancel_reason')
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    expect(cancel_reason).toBe('nadie_acerto');
    expect((await profile(`rosa.once${made}`)).body.stats).toEqual({ salas: 1, podios: 0, aciertos_pct: 0 });
    const { body } = await stats(rosa);
    expect(body).toMatchObject({ salas: 1, podios: 0, victorias: 0, leagues: [{ salas: 1, podios: 0 }], jornadas: [] });
    const { xp } = await db.fresh
      .selectFrom('app_user')
      .select('xp')
      .where('id', '=', rosa.id)
      .executeTakeFirstOrThrow();
    expect(xp).toBe(322);
  });
});

describe('plus/users/{keyusername}/', () => {
  it('shows what others may see, and nothing of e-mail, phone, birth date or balance', async () => {
    const { body, text } = await profile(`rosa.once${made}`);
    expect(Object.keys(body).sort()).toEqual(
      [
        'avatar',
        'club',
        'created_at',
        'id',
        'items',
        'keyusername',
        'rango',
        'rango_level',
        'stats',
        'username',
      ].sort(),
    );
    expect(body).toMatchObject({
      id: rosa.id,
      username: `Rosa.Once${made}`,
      keyusername: `rosa.once${made}`,
      created_at: TEST_NOW,
    });
    expect(body.rango).toMatchObject({ level: body.rango_level });
    expect(text).not.toMatch(/@|98765432|1990|saldo|email|phone/);
  });

  it('finds the player by any spelling, and says 404 for nobody', async () => {
    for (const name of [`Rosa.Once${made}`, `ROSA.0NCE${made}`, `rósa.once${made}`]) {
      expect((await profile(encodeURIComponent(name))).body.id).toBe(rosa.id);
    }
    for (const name of ['nadie-aqui', 'me', '%25', '~1']) expect((await profile(name)).status).toBe(404);
  });

  it('is for players: nobody without a session looks people up', async () => {
    expect((await server.call('GET', `plus/users/rosa.once${made}/`)).status).toBe(401);
  });
});
