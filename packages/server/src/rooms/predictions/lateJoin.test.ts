import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { verifyLedger } from '../../ledger/verify';
import { gameRoutes } from '../../api/routeGroups';
import { advanceRooms } from '../settle/advanceRooms';
import { createPrediRoom } from '../offers/createPrediRoom';
import { playMatch } from '../../testing/playedMatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let players: TestPlayer[] = [];
let leagues = 0;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
beforeEach(async () => {
  league = await smallLeague(server.db, `liga-${++leagues}`);
  players = await Promise.all(Array.from({ length: 4 }, () => server.player()));
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const open = (given: object) =>
  server.db.tx((tx) =>
    createPrediRoom(tx, {
      tipo: '1',
      name: 'Gratis',
      leagueId: league.leagueId,
      amount_ins: 0,
      max_players: 3,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 0,
      lock_lead_min: 5,
      matchIds: league.matches,
      kinds: ['1x2'],
      ...given,
    }),
  );
const join = (player: number, predi: number) =>
  players[player]!.call('POST', 'predi/ins-predi/ins-user/', { body: { predi } });
const at = (ms: number) => setClock(server.db, { at: new Date(ms), speed: 0 });

describe('joining late (rules R1.3)', () => {
  it('is refused by the database to rooms that cost anything', async () => {
    await expect(open({ amount_ins: 20, late_join: true })).rejects.toMatchObject({ constraint: 'room_late_join' });
  });

  it('lets players into a free room until its last match locks; what they missed counts 0', async () => {
    const [late, usual] = [await open({ late_join: true }), await open({})];
    for (const player of [0, 1]) await Promise.all([join(player, late), join(player, usual)]);
    await at(Date.parse(TEST_LOCK));
    await advanceRooms(server.db);
    await at(Date.parse(FIRST_KICK_OFF));
    await advanceRooms(server.db);
    expect((await join(2, usual)).body.code).toBe('CERRADO');
    const joined = await join(2, late);
    expect(joined.body).toMatchObject({ status: 'ok', predi: { estado: 'en_vivo', num_players: 3, unanswered: 1 } });
    expect((await join(3, late)).status).toBe(409);
    const screen = (await players[2]!.call('GET', `predi-partidos/list/match-sala/${late}/`)).body;
    const save = (match: number) => {
      const { id, id_match_prediction } = screen[match].answers[0];
      const body = [{ alternative: id, predi: late, match_prediction: id_match_prediction }];
      return players[2]!.call('POST', 'prediction/answers-user/predi/register/', { body });
    };
    expect((await save(0)).body.code).toBe('PREDI_CERRADA');
    expect((await save(1)).body.status).toBe('ok');
    await playMatch(server.db, league.matches[0]!, { local: 1, visit: 0 });
    await playMatch(server.db, league.matches[1]!, { local: 1, visit: 0 });
    await at(Date.parse(FIRST_KICK_OFF) + 86_400_000);
    await advanceRooms(server.db);
    const { body } = await players[2]!.call('GET', `predi/ins-predi/list-ranking/${late}/`);
    expect(body).toMatchObject({ count: 3, me: { position: 1, points: 3, aciertos: 1 } });
  });

  it('ends with the lock of the last match', async () => {
    const [predi, other] = [await open({ late_join: true }), await open({ late_join: true })];
    for (const player of [0, 1]) await Promise.all([join(player, predi), join(player, other)]);
    const lock = Date.parse(FIRST_KICK_OFF) + 7_200_000 - 300_000;
    await at(lock - 1);
    await advanceRooms(server.db);
    expect((await join(2, predi)).body.status).toBe('ok');
    await at(lock);
    expect((await join(3, other)).body.code).toBe('CERRADO');
  });
});
