import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../../platform/db/clock';
import { grant } from '../../../ledger/grant';
import { verifyLedger } from '../../../ledger/verify';
import { gameRoutes } from '../../../api/routeGroups';
import { advanceRooms } from '../../settle/advanceRooms';
import { createPrediRoom } from '../../offers/createPrediRoom';
import { playMatch } from '../../../testing/playedMatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, type SmallLeague } from '../../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let [ana, beto, caro, stranger]: TestPlayer[] = [];
let room = 0;
let seats: number[] = [];
let leagues = 0;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
});
beforeEach(async () => {
  league = await smallLeague(server.db, `liga-${++leagues}`);
  seats = [];
  [ana, beto, caro, stranger] = [
    await server.player(),
    await server.player(),
    await server.player(),
    await server.player(),
  ];
  room = await server.db.tx((tx) =>
    createPrediRoom(tx, {
      tipo: '1',
      name: 'Desempate',
      leagueId: league.leagueId,
      amount_ins: 20,
      max_players: 10,
      min_players: 2,
      modo_pozo: 'proporcional',
      commission_bps: 1000,
      lock_lead_min: 5,
      matchIds: league.matches,
      kinds: ['1x2', 'goles'],
    }),
  );
  for (const player of [ana, beto, caro]) {
    await server.db.tx((tx) =>
      grant(tx, { userId: player!.id, amount: 20, kind: 'grant', ref: `t${player!.id}`, label: 'Bono' }),
    );
    seats.push((await player!.call('POST', 'predi/ins-predi/ins-user/', { body: { predi: room } })).body.user_ins);
    await answer(player!, '1x2', 'Local');
  }
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const tie = (player: TestPlayer) => player.call('GET', `predi-clutch/match-tiebreak/get/${room}/`);
const guess = (player: TestPlayer, goals_local: number | null, goals_visit: number | null, minute: number | null) =>
  player.call('POST', `plus/predi-clutch/${room}/`, { body: { goals_local, goals_visit, minute } });

async function answer(player: TestPlayer, kind: string, chosen: string) {
  const screen = (await player.call('GET', `predi-partidos/list/match-sala/${room}/`)).body;
  const body = screen.map(({ answers }: { answers: { kind: string; answer: string }[] }) => {
    const found = answers.find((each) => each.kind === kind && each.answer === chosen) as unknown as {
      id: number;
      id_match_prediction: number;
    };
    return { alternative: found.id, predi: room, match_prediction: found.id_match_prediction };
  });
  return player.call('POST', 'prediction/answers-user/predi/register/', { body });
}

describe('the clutch of a room', () => {
  it('asks about the match that kicks off last, and only members', async () => {
    expect((await tie(ana!)).body).toMatchObject({
      predi: room,
      match: { id: league.matches[1] },
      questions: [{ code: 'marcador' }, { code: 'minuto' }],
      my_answer: null,
      needed: false,
      tied: [],
      guesses: [],
      result: null,
      outcome: null,
    });
    expect((await tie(stranger!)).body.code).toBe('NO_INSCRITO');
    expect((await guess(stranger!, 1, 1, 1)).body.code).toBe('NO_INSCRITO');
    expect((await ana!.call('GET', `predi/sala/get/${room}/`)).body.has_tie).toBe(true);
  });

  it.each([
    ['more than 15 goals', [16, 0, 1]],
    ['fewer than none', [-1, 0, 1]],
    ['the goals of one side alone', [1, null, 1]],
    ['minute 91', [1, 1, 91]],
  ] as const)('takes no guess with %s', async (_, [l, v, m]) => {
    expect((await guess(ana!, l, v, m)).status).toBe(400);
  });

  it('is guessed, changed, taken back and guessed in part', async () => {
    expect((await guess(ana!, 3, 0, 15)).body).toMatchObject({
      status: 'ok',
      match: league.matches[1],
      my_answer: { goals_local: 3, goals_visit: 0, minute: 15 },
    });
    expect((await guess(ana!, null, null, null)).body.my_answer).toBeNull();
    expect((await tie(ana!)).body.my_answer).toBeNull();
    await guess(ana!, 2, 1, null);
    expect((await tie(ana!)).body.my_answer).toEqual({ goals_local: 2, goals_visit: 1, minute: null });
  });
});

/** The first match is over, the second not locked; all three are level. */
async function playFirst(): Promise<void> {
  await guess(ana!, 2, 1, null);
  await setClock(server.db, { at: TEST_LOCK, speed: 0 });
  await advanceRooms(server.db);
  await setClock(server.db, { at: FIRST_KICK_OFF, speed: 0 });
  await advanceRooms(server.db);
  await playMatch(server.db, league.matches[0]!, { local: 1, visit: 0 });
  await advanceRooms(server.db);
}

/** Everybody has guessed, and the second match has locked. */
async function lockSecond(): Promise<void> {
  await playFirst();
  await guess(beto!, 3, 1, 30);
  await guess(caro!, 2, 1, 80);
  await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 7_200_000 - 300_000), speed: 0 });
  await advanceRooms(server.db);
}

// Everything that another player may read of the room and that lists anything at all.
const readings = () => [
  `predi/sala/get/${room}/`,
  `predi/sala/list-public/`,
  `predi/sala/list-top-public/`,
  `predi/sala/list-by_user/`,
  `predi-partidos/list/match-sala/${room}/`,
  `predi-partidos/match-predi-select/list/${room}/`,
  `predi/ins-predi/list-ranking/${room}/`,
  `prediction/answers-user/list-results/${room}/`,
  `prediction/answers-user/list-results/${room}/?ins=${seats[1]}`,
  `prediction/answer-user/list/success/${room}/`,
  `prediction/answer-user/list/success/${room}/?ins=${seats[1]}`,
  `predi-clutch/match-tiebreak/get/${room}/`,
  `predi/top/awards/${room}/`,
  `predi/ins-predi/history/predi-awards/`,
  `plus/live/?rooms=predi:${room}`,
  `plus/rules/predi/${room}/`,
];
const readAll = async (player: TestPlayer) => {
  const answers: [string, string][] = [];
  for (const path of readings()) answers.push([path, (await player.call('GET', path)).text]);
  return answers;
};
/** Without what tells the moment of the request itself. */
const still = (answers: [string, string][]) =>
  answers.map(([path, text]) => [path, text.replaceAll(/"request_id":"[^"]*"/g, '')]);

describe('before the lock (security I10, T-TWIN)', () => {
  it('nothing that others read changes with an answer, a guess, or how often they are saved', async () => {
    const [before, beforeOutside] = [await readAll(ana!), await readAll(stranger!)];
    await answer(beto!, '1x2', 'Visita');
    await answer(beto!, 'goles', 'Más de 2.5');
    await guess(beto!, 1, 1, 40);
    await guess(caro!, 0, 0, 0);
    expect(still(await readAll(ana!))).toEqual(still(before));
    expect(still(await readAll(stranger!))).toEqual(still(beforeOutside));
  });

  it('and while matches are played, nothing of those still open', async () => {
    await playFirst();
    const before = await readAll(ana!);
    await guess(beto!, 3, 1, 30);
    await guess(caro!, 2, 1, 80);
    expect(still(await readAll(ana!))).toEqual(still(before));
    expect((await tie(ana!)).body).toMatchObject({ tied: [], guesses: [], outcome: null, needed: false });
  });
});

describe('after the lock of its match', () => {
  it('tells who is tied for a paid place and what they guessed, and takes no more guesses', async () => {
    await lockSecond();
    expect((await guess(beto!, 2, 1, 34)).body.code).toBe('CERRADO');
    const { body } = await tie(ana!);
    expect(body).toMatchObject({ needed: true, outcome: null, result: null });
    expect(body.tied.map(({ ins }: { ins: number }) => ins).sort()).toEqual([...seats].sort());
    expect(body.guesses).toContainEqual({ ins: seats[2], goals_local: 2, goals_visit: 1, minute: 80 });
  });

  it('tells the result, the order and what parted them, and the money follows', async () => {
    await lockSecond();
    const last = league.matches[1]!;
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + 86_400_000), speed: 0 });
    await playMatch(server.db, last, { local: 2, visit: 0 });
    await sql`update match set first_goal_minute = 70 where id = ${last}`.execute(server.db.fresh);
    await advanceRooms(server.db);
    // Ana and Caro said 2-1, Beto 3-1; of the two nearest Caro alone gave a minute.
    const { body } = await tie(ana!);
    expect(body.result).toEqual({ goals_local: 2, goals_visit: 0, minute: 70 });
    expect(body.outcome).toEqual({ order: [seats[2], seats[0], seats[1]], by: 'minuto' });
    expect(body.tied.find(({ ins }: { ins: number }) => ins === seats[2]).prize).toBe(54);
    expect((await ana!.call('GET', `predi/sala/get/${room}/`)).body.has_tie).toBe(true);
  });
});
