import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PrediMatch } from '@arma11/core/contract';
import { setClock } from '../../platform/db/clock';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { advanceRooms } from '../settle/advanceRooms';
import { createPrediRoom } from '../offers/createPrediRoom';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
let beto: TestPlayer;
let room = 0;

beforeEach(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  [ana, beto] = [await server.player(), await server.player()];
  for (const { id } of [ana, beto]) {
    await server.db.tx((tx) => grant(tx, { userId: id, amount: 100, kind: 'grant', ref: `t${id}`, label: 'Bono' }));
  }
  room = await server.db.tx((tx) =>
    createPrediRoom(tx, {
      tipo: '1',
      name: 'Fecha de clásicos',
      leagueId: league.leagueId,
      amount_ins: 30,
      max_players: 10,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 1000,
      lock_lead_min: 5,
      matchIds: league.matches,
      kinds: ['1x2', 'goles', 'ambos', 'primer_gol', 'marcador'],
    }),
  );
});
afterEach(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const screen = async (player: TestPlayer): Promise<PrediMatch[]> =>
  (await player.call('GET', `predi-partidos/list/match-sala/${room}/`)).body;

const choose = (matches: PrediMatch[], match: number, kind: string, answer: string) => {
  const chosen = matches[match]!.answers.find((each) => each.kind === kind && each.answer === answer)!;
  return { alternative: chosen.id, predi: room, match_prediction: chosen.id_match_prediction };
};

const save = (player: TestPlayer, body: unknown) =>
  player.call('POST', 'prediction/answers-user/predi/register/', { body });

/** Takes a seat; returns the entry. */
const join = async (player: TestPlayer): Promise<number> =>
  (await player.call('POST', 'predi/ins-predi/ins-user/', { body: { predi: room } })).body.user_ins;

const lock = async () => {
  await setClock(server.db, { at: TEST_LOCK, speed: 0 });
  await advanceRooms(server.db);
};

describe('a public prediction room', () => {
  it('is listed with its matches, points in play and prize', async () => {
    const { body } = await ana.call('GET', 'predi/sala/list-top-public/?top=6');
    // Per match: 4 + 2 + 2 + 5 + 8.
    expect(body).toMatchObject([{ id: room, user_ins: 0, pts_en_juego: 42, num_matches: 2, estado: 'abierta' }]);
    expect(body[0].teams_logos).toHaveLength(2);
    expect((await ana.call('GET', `predi/sala/list-public/?match=${league.matches[0]}`)).body).toHaveLength(1);
    expect((await ana.call('GET', 'predi/sala/list-public/?page=1')).body).toMatchObject({ count: 1 });
  });

  it('can be looked at but not answered before joining', async () => {
    const matches = await screen(ana);
    expect(matches.map(({ my_answers, points }) => [my_answers, points])).toEqual([
      [[], null],
      [[], null],
    ]);
    expect(await save(ana, [choose(matches, 0, '1x2', 'Local')])).toMatchObject({
      status: 403,
      body: { code: 'NO_INSCRITO' },
    });
  });

  it('takes a seat for its fee, once', async () => {
    const joined = await ana.call('POST', 'predi/ins-predi/ins-user/', { body: { predi: room } });
    expect(joined.body).toMatchObject({ status: 'ok', saldo: 70, predi: { num_players: 1, unanswered: 10 } });
    expect((await ana.call('POST', 'predi/ins-predi/ins-user/', { body: { predi: room } })).body).toMatchObject({
      code: 'YA_INSCRITO',
      ins_user: joined.body.user_ins,
    });
  });
});

describe('answers', () => {
  it('are saved, changed and cleared, each save with the next version and a receipt', async () => {
    await join(ana);
    const matches = await screen(ana);
    const first = await save(ana, [choose(matches, 0, '1x2', 'Local'), choose(matches, 1, '1x2', 'Empate')]);
    expect(first.body).toMatchObject({
      status: 'ok',
      version: 2,
      receipt: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    });
    const market = matches[1]!.answers[0]!.id_match_prediction;
    await save(ana, [
      choose(matches, 0, '1x2', 'Visita'),
      { alternative: null, predi: room, match_prediction: market },
    ]);
    const answers = (await screen(ana)).flatMap(({ my_answers }) => my_answers);
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({
      alternative: choose(matches, 0, '1x2', 'Visita').alternative,
      result: 'pendiente',
    });
    expect((await ana.call('GET', `predi/sala/get/${room}/`)).body.unanswered).toBe(9);
  });

  it('are refused whole when one is of another question, another room, or twice', async () => {
    await join(ana);
    const matches = await screen(ana);
    expect((await save(ana, [choose(matches, 0, '1x2', 'Visita')])).status).toBe(200);
    const good = choose(matches, 0, 'goles', 'Más de 2.5');
    const foreign = { ...good, alternative: choose(matches, 1, '1x2', 'Local').alternative };
    expect(
      (await save(ana, [good, { ...foreign, match_prediction: choose(matches, 0, 'ambos', 'Sí').match_prediction }]))
        .body.code,
    ).toBe('ALTERNATIVA_INVALIDA');
    expect((await save(ana, [good, { ...good, predi: room + 1 }])).status).toBe(400);
    expect((await save(ana, [good, good])).status).toBe(400);
    expect((await save(ana, [])).status).toBe(400);
    expect((await screen(ana)).flatMap(({ my_answers }) => my_answers)).toHaveLength(1);
  });

  it('of others stay secret before the lock, shares included', async () => {
    const anaEntry = await join(ana);
    await join(beto);
    await save(ana, [choose(await screen(ana), 0, '1x2', 'Visita')]);
    const matches = await screen(beto);
    expect(matches.flatMap(({ answers }) => answers).every(({ pct }) => pct === null)).toBe(true);
    expect((await beto.call('GET', `prediction/answers-user/list-results/${room}/?ins=${anaEntry}`)).body.code).toBe(
      'OCULTO_HASTA_CIERRE',
    );
    expect((await beto.call('GET', `prediction/answer-user/list/success/${room}/?ins=${anaEntry}`)).body.code).toBe(
      'OCULTO_HASTA_CIERRE',
    );
  });

  it('of a locked match are refused with its markets, and nothing of the list is saved', async () => {
    await join(ana);
    await join(beto);
    await lock();
    const matches = await screen(ana);
    expect(matches.map(({ match }) => match.close_predi)).toEqual([true, false]);
    const locked = choose(matches, 0, 'goles', 'Más de 2.5');
    const refused = await save(ana, [locked, choose(matches, 1, 'goles', 'Más de 2.5')]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PREDI_CERRADA', closed: [locked.match_prediction] } });
    expect((await save(ana, [choose(matches, 1, '1x2', 'Local')])).status).toBe(200);
  });

  it('show their shares once their match has locked', async () => {
    const anaEntry = await join(ana);
    await join(beto);
    await save(ana, [choose(await screen(ana), 0, '1x2', 'Visita')]);
    await lock();
    await save(ana, [choose(await screen(ana), 1, '1x2', 'Local')]);
    const [locked, open] = await screen(beto);
    expect(locked!.answers.find(({ answer }) => answer === 'Visita')!.pct).toBe(50);
    expect(open!.answers.every(({ pct }) => pct === null)).toBe(true);
    const { body } = await beto.call('GET', `prediction/answers-user/list-results/${room}/?ins=${anaEntry}`);
    expect(body.results.map((row: { match: { id: number } }) => row.match.id)).toEqual(
      Array.from({ length: 5 }, () => league.matches[0]),
    );
  });
});

describe('after the matches', () => {
  it('counts correct answers, ranks and pays', async () => {
    await join(ana);
    await join(beto);
    const matches = await screen(ana);
    await save(ana, [choose(matches, 0, '1x2', 'Visita'), choose(matches, 1, '1x2', 'Local')]);
    await lock();
    await setClock(server.db, { at: FIRST_KICK_OFF, speed: 0 });
    await advanceRooms(server.db);
    await playMatch(server.db, league.matches[0]!, { local: 0, visit: 1 });
    await playMatch(server.db, league.matches[1]!, { local: 3, visit: 1 });
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
    await advanceRooms(server.db);
    const { body: ranking } = await ana.call('GET', `predi/ins-predi/list-ranking/${room}/`);
    expect(ranking).toMatchObject({ provisional: false, me: { position: 1, points: 6, aciertos: 2, prize: 54 } });
    const { body: results } = await ana.call('GET', `prediction/answers-user/list-results/${room}/`);
    expect(results).toMatchObject({ points: 6, aciertos: 2, fallos: 0, anuladas: 0 });
    expect((await ana.call('GET', `prediction/answer-user/list/success/${room}/`)).body).toHaveLength(2);
    expect((await ana.call('GET', 'predi/ins-predi/history/predi-awards/')).body.results[0]).toMatchObject({
      rank: 1,
      prize: 54,
    });
    expect((await ana.call('GET', `predi/top/awards/${room}/`)).body).toMatchObject({
      predi: room,
      pozo: 54,
      provisional: false,
    });
  });
});
