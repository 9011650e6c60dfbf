import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerToSave, LongTermKind, LongTermQuestion, RoomRules } from '@arma11/core/contract';
import type { DeskEntryShown } from '@arma11/core/back-office';
import { balancesOf } from '../../ledger/balances';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { rescheduleRooms } from '../../catalogue/incidents/rescheduleRooms';
import { setClock } from '../../platform/db/clock';
import { gameRoutes } from '../../api/routeGroups';
import { playMatch } from '../../testing/playedMatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { prediScores } from '../scoring/prediScores';
import { advanceRooms } from '../settle/advanceRooms';
import { roomCertificate } from '../settle/certificate';

// Questions about the competition as a whole (rules R17.5).

let server: TestServer;
let league: SmallLeague;
let ana: TestPlayer;
let beto: TestPlayer;

const HOUR = 3_600_000;
/** The questions lock two hours before the first match. */
const LOCK = new Date(Date.parse(FIRST_KICK_OFF) - 2 * HOUR).toISOString();
const at = (hours: number) =>
  setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) + hours * HOUR), speed: 0 });
const tell = (args: object) =>
  testCommand(server.db, 'league outcome', { league: 'liga-chica', reason: 'Acta final', ...args });

const create = (args: object = {}) =>
  testCommand(server.db, 'predi create', {
    matches: league.matches.join(','),
    kinds: '1x2',
    fee: 50,
    long_term: 'maximo_goleador,campeon',
    long_term_lock: LOCK,
    ...args,
  }) as Promise<{ room: number; markets: number }>;

/** A room with both players in it. */
async function openRoom(args: object = {}): Promise<number> {
  const { room } = await create(args);
  for (const player of [ana, beto]) {
    expect(await player.call('POST', 'predi/ins-predi/ins-user/', { body: { predi: room } })).toMatchObject({
      status: 200,
    });
  }
  return room;
}

const questions = async (player: TestPlayer, room: number): Promise<LongTermQuestion[]> =>
  (await player.call('GET', `plus/predi-long-term/${room}/`)).body;
async function question(player: TestPlayer, room: number, kind: LongTermKind): Promise<LongTermQuestion> {
  return (await questions(player, room)).find((each) => each.kind === kind)!;
}
const clubName = async (index: number) =>
  (
    await server.db.fresh
      .selectFrom('team')
      .select('name')
      .where('id', '=', league.teams[index]!)
      .executeTakeFirstOrThrow()
  ).name;

/** Saves an answer to a question by its text; null clears it. */
async function answer(player: TestPlayer, room: number, kind: LongTermKind, text: string | null) {
  const { id_match_prediction, answers } = await question(player, room, kind);
  const body: AnswerToSave[] = [
    {
      predi: room,
      match_prediction: id_match_prediction,
      alternative: text === null ? null : answers.find((each) => each.answer === text)!.id,
    },
  ];
  return player.call('POST', 'prediction/answers-user/predi/register/', { body });
}

/** Both matches are over, and an hour after them the rooms would be paid. */
async function play(): Promise<void> {
  await at(-0.01);
  await advanceRooms(server.db);
  await at(4);
  for (const match of league.matches) await playMatch(server.db, match, { local: 1, visit: 0 });
  await at(9);
  await advanceRooms(server.db);
  await advanceRooms(server.db);
}
const estado = async (room: number) =>
  (await server.db.fresh.selectFrom('room').select('estado').where('id', '=', room).executeTakeFirstOrThrow()).estado;
const saldo = async ({ id }: TestPlayer) => (await balancesOf(server.db.fresh, id)).saldo;

beforeEach(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
  [ana, beto] = [await server.player(), await server.player()];
  for (const { id } of [ana, beto]) {
    await server.db.tx((tx) => grant(tx, { userId: id, amount: 100, kind: 'grant', ref: `t${id}`, label: 'Bono' }));
  }
});
afterEach(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

describe('questions about a competition', () => {
  it('name every club with a match, and the likely scorers with anybody else', async () => {
    const { room, markets } = await create();
    expect(markets).toBe(league.matches.length + 2);
    const [champion, scorer] = await questions(ana, room);
    expect(champion).toMatchObject({ kind: 'campeon', lock_at: LOCK, closed: false, my_answer: null });
    expect(champion!.answers).toHaveLength(4);
    expect(scorer!.answers.at(-1)).toMatchObject({ answer: 'Otro jugador', pct: null, result: 'pendiente' });
    expect((await ana.call('GET', `predi/sala/get/${room}/`)).body).toMatchObject({ long_term: 2 });
  });

  it('are worth the usual points, or what their room says (rules R17.1)', async () => {
    const worth = async (args: object) => {
      const { room } = await create(args);
      return (await questions(ana, room)).map(({ kind, answers }) => [kind, answers[0]!.pts, answers.at(-1)!.pts]);
    };
    expect(await worth({})).toEqual([
      ['campeon', 15, 15],
      ['maximo_goleador', 15, 10],
    ]);
    expect(await worth({ long_term_points: 'campeon 20, maximo_goleador 4' })).toEqual([
      ['campeon', 20, 20],
      ['maximo_goleador', 4, 2],
    ]);
    const refused = (args: object) => create(args).catch((error: Error) => error.message);
    expect(await refused({ long_term_points: 'subcampeon 5' })).toContain('--long-term does not ask');
    expect(await refused({ long_term_points: 'campeon 0' })).toContain('"campeon 0" is no question');
    expect(await refused({ long_term: undefined, long_term_lock: undefined, long_term_points: 'campeon 5' })).toContain(
      '--long-term-points is for --long-term',
    );
  });

  it('are answered until their own lock, which is not that of the matches', async () => {
    const room = await openRoom();
    const club = await clubName(1);
    expect(await answer(ana, room, 'campeon', club)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await question(ana, room, 'campeon')).my_answer).toMatchObject({ predi: room });
    expect((await ana.call('GET', `predi/sala/get/${room}/`)).body.unanswered).toBe(league.matches.length + 1);
    await at(-2);
    expect(await answer(ana, room, 'campeon', null)).toMatchObject({
      status: 409,
      body: { code: 'PREDI_CERRADA', message: 'Esta pregunta ya cerró.' },
    });
    expect(await question(ana, room, 'campeon')).toMatchObject({ closed: true, my_answer: { points: 0 } });
  });

  it('tell who chose what only once they are closed (rules R1.6)', async () => {
    const room = await openRoom();
    const club = await clubName(0);
    await answer(ana, room, 'campeon', club);
    const shares = async () =>
      (await question(beto, room, 'campeon')).answers.flatMap(({ answer: name, pct }) => (name === club ? [pct] : []));
    expect(await shares()).toEqual([null]);
    await at(-2);
    expect(await shares()).toEqual([50]);
  });

  it('are among what a player is told is still without an answer, until they close', async () => {
    const room = await openRoom();
    const unanswered = async () =>
      (await ana.call('GET', 'quest/resume/by-user/')).body.next_locks.map(
        (each: { unanswered: number }) => each.unanswered,
      );
    expect(await unanswered()).toEqual([league.matches.length + 2]);
    await answer(ana, room, 'campeon', await clubName(0));
    expect(await unanswered()).toEqual([league.matches.length + 1]);
    await tell({ kind: 'maximo_goleador', nobody: true });
    expect(await unanswered()).toEqual([league.matches.length]);
  });

  it('are told in the rules of the room, with when it is paid', async () => {
    const room = await openRoom();
    const { sections } = (await ana.call('GET', `plus/rules/predi/${room}/`)).body as RoomRules;
    const lines = sections.flatMap((section) => section.lines);
    expect(lines).toContainEqual(expect.stringMatching(/^Las preguntas del torneo cierran el jue 11 jun/));
    expect(lines).toContain('Como pregunta por el torneo, esta sala se paga cuando el torneo termina.');
  });

  it('close when the answer is known, before their lock as well', async () => {
    const room = await openRoom();
    await tell({ kind: 'campeon', is: String(league.teams[0]) });
    expect(await answer(ana, room, 'campeon', await clubName(0))).toMatchObject({ status: 409 });
    expect(await answer(ana, room, 'maximo_goleador', 'Otro jugador')).toMatchObject({ status: 200 });
  });

  it('lock with the room unless a time is given, also when the first match moves or begins early', async () => {
    const room = await openRoom({ long_term_lock: undefined });
    const lock = async () => (await question(ana, room, 'campeon')).lock_at;
    expect(await lock()).toBe(TEST_LOCK);
    const [first] = league.matches;
    const moved = new Date(Date.parse(FIRST_KICK_OFF) - 20 * HOUR).toISOString();
    await server.db.fresh.updateTable('match').set({ kick_off: moved }).where('id', '=', first!).execute();
    await server.db.tx((tx) => rescheduleRooms(tx, [first!]));
    expect(await lock()).toBe(new Date(Date.parse(TEST_LOCK) - 20 * HOUR).toISOString());
    await at(-20);
    expect(await answer(ana, room, 'campeon', await clubName(0))).toMatchObject({ status: 409 });
  });

  it('give back what stood before a match of the room began early (rules R1.4)', async () => {
    const room = await openRoom({ long_term_lock: undefined, long_term: 'campeon' });
    await at(-3);
    await answer(ana, room, 'campeon', await clubName(0));
    await at(-1);
    await answer(ana, room, 'campeon', await clubName(1));
    await testCommand(server.db, 'match status', {
      match: league.matches[0],
      estado: 'en_vivo',
      at: new Date(Date.parse(FIRST_KICK_OFF) - 2 * HOUR).toISOString(),
      reason: 'Empezó antes',
    });
    const { answers, my_answer } = await question(ana, room, 'campeon');
    expect(answers.find(({ id }) => id === my_answer?.alternative)?.answer).toBe(await clubName(0));
  });

  it('take no answers once every match of the room has begun, whatever their own lock', async () => {
    const last = new Date(Date.parse(FIRST_KICK_OFF) + 2 * HOUR).toISOString();
    const room = await openRoom({ long_term_lock: last });
    await at(1);
    expect(await answer(ana, room, 'campeon', await clubName(0))).toMatchObject({ status: 200 });
    await server.db.fresh
      .updateTable('match')
      .set({ kick_off: FIRST_KICK_OFF, estado: 'en_vivo' })
      .where('id', 'in', league.matches)
      .execute();
    expect(await answer(ana, room, 'campeon', await clubName(1))).toMatchObject({ status: 409 });
  });

  it('stay closed when the answer is taken back: who chose what has been shown', async () => {
    const room = await openRoom();
    await tell({ kind: 'campeon', is: String(league.teams[0]) });
    await tell({ kind: 'campeon', clear: true });
    expect(await question(ana, room, 'campeon')).toMatchObject({ closed: true });
    expect(await answer(ana, room, 'campeon', await clubName(0))).toMatchObject({ status: 409 });
  });

  it('keep an answer that a room is about to be paid on from being cleared for a new season', async () => {
    const room = await openRoom();
    await tell({ kind: 'campeon', is: String(league.teams[0]) });
    await play();
    expect(await estado(room)).toBe('por_liquidar');
    await expect(tell({ kind: 'campeon', clear: true })).rejects.toThrow(/is about to be paid on it/);
  });

  it('are nobody else’s to read while they are open, also when the room is running (rules R1.6)', async () => {
    const last = new Date(Date.parse(FIRST_KICK_OFF) + HOUR).toISOString();
    const room = await openRoom({ long_term: 'campeon', long_term_lock: last });
    await answer(ana, room, 'campeon', await clubName(0));
    await at(0.5);
    await advanceRooms(server.db);
    const [ins] = (await server.db.fresh.selectFrom('entry').select('id').where('user_id', '=', ana.id).execute()).map(
      ({ id }) => id,
    );
    const results = async () =>
      (await beto.call('GET', `prediction/answers-user/list-results/${room}/?ins=${ins}`)).body.long_term;
    const desk = async () =>
      ((await testCommand(server.db, 'entry show', { entry: ins })) as DeskEntryShown).answers.filter(
        ({ match }) => match === null,
      );
    expect(await results()).toBeUndefined();
    expect(await desk()).toMatchObject([{ hidden: true, answer: null }]);
    await at(1);
    expect(await results()).toMatchObject([{ answer: await clubName(0) }]);
    expect(await desk()).toMatchObject([{ hidden: false, answer: await clubName(0), name: 'Liga Chica' }]);
  });

  it('are void in a room whose answers stand for nobody that it came to', async () => {
    const room = await openRoom({ long_term: 'campeon' });
    const { id } = await server.db.fresh
      .insertInto('team')
      .values({
        league_id: league.leagueId,
        external_id: 't9',
        name: 'Recién llegado',
        short: 'REC',
        logo: null,
        kit: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await answer(ana, room, 'campeon', await clubName(2));
    await tell({ kind: 'campeon', is: String(id) });
    await play();
    const certificate = await roomCertificate(server.db.fresh, room).catch(() => null);
    const { estado: state } = await server.db.fresh
      .selectFrom('market')
      .select('estado')
      .where('room_id', '=', room)
      .where('match_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(state).toBe('anulado');
    expect(certificate?.long_term?.[0]?.void ?? true).toBe(true);
  });

  it('are no correct answers at the most points, which part equals: those are about matches (rules R7.5 c)', async () => {
    const room = await openRoom({ long_term: 'campeon' });
    await answer(ana, room, 'campeon', await clubName(0));
    await tell({ kind: 'campeon', is: String(league.teams[0]) });
    await play();
    const { rows } = await prediScores([room]).execute(server.db.fresh);
    expect(rows.map(({ points, aciertos, k1, k2 }) => ({ points, aciertos, k1, k2 }))).toEqual([
      { points: 15, aciertos: 1, k1: 1, k2: 0 },
      { points: 0, aciertos: 0, k1: 0, k2: 0 },
    ]);
  });

  it('hold the payment until the operator tells what the competition came to, and then decide it', async () => {
    const room = await openRoom();
    await answer(ana, room, 'campeon', await clubName(2));
    await answer(beto, room, 'campeon', await clubName(3));
    await play();
    expect(await estado(room)).toBe('por_liquidar');
    await expect(testCommand(server.db, 'settle', { room })).rejects.toThrow(
      /came to: campeon, maximo_goleador\. Tell/,
    );
    expect(await server.db.fresh.selectFrom('incident').select('kind').execute()).toEqual([]);
    await tell({ kind: 'campeon', is: String(league.teams[2]) });
    await advanceRooms(server.db);
    expect(await estado(room)).toBe('por_liquidar');
    await tell({ kind: 'maximo_goleador', nobody: true });
    await advanceRooms(server.db);
    expect(await estado(room)).toBe('pagada');
    expect(await saldo(ana)).toBeGreaterThan(await saldo(beto));
    const results = (await ana.call('GET', `prediction/answers-user/list-results/${room}/`)).body;
    expect(results).toMatchObject({
      points: 15,
      aciertos: 1,
      long_term: [{ result: 'acierto', points: 15 }, { result: 'anulado' }],
    });
  });

  it('may come to several, and to somebody whom no answer names', async () => {
    const room = await openRoom({ long_term: 'maximo_goleador' });
    const { answers } = await question(ana, room, 'maximo_goleador');
    await answer(ana, room, 'maximo_goleador', answers[0]!.answer);
    await answer(beto, room, 'maximo_goleador', 'Otro jugador');
    const { rows } = await sql<{ id: number; named: boolean }>`
      select p.id, exists (select from alternative a where a.code = 'p' || p.id) as named from player p
      where p.league_id = ${league.leagueId} and p.position < 4 order by 1`.execute(server.db.fresh);
    const code = await sql<{ code: string }>`select code from alternative where id = ${answers[0]!.id}`.execute(
      server.db.fresh,
    );
    const unnamed = rows.find(({ named }) => !named)!;
    await tell({ kind: 'maximo_goleador', is: `${code.rows[0]!.code.slice(1)},${unnamed.id}` });
    await play();
    expect(await estado(room)).toBe('pagada');
    const points = await Promise.all(
      [ana, beto].map(
        async (player) => (await player.call('GET', `prediction/answers-user/list-results/${room}/`)).body.points,
      ),
    );
    expect(points).toEqual([15, 10]);
  });

  it('keep what a room was paid on: a later word changes neither points nor certificate (rules R15.3, R15.4)', async () => {
    const room = await openRoom({ long_term: 'campeon' });
    await answer(ana, room, 'campeon', await clubName(2));
    await tell({ kind: 'campeon', is: String(league.teams[2]) });
    await play();
    const certificate = await roomCertificate(server.db.fresh, room);
    expect(certificate.long_term).toMatchObject([{ kind: 'campeon', outcome: [`t${league.teams[2]}`], void: false }]);
    const verify = (text: object) =>
      testCommand(server.db, 'settle verify', { certificate: JSON.stringify(text) }) as Promise<{
        problems: { where: string }[];
      }>;
    expect((await verify(certificate)).problems).toEqual([]);
    const forged = structuredClone(certificate);
    forged.long_term![0]!.outcome = [`t${league.teams[1]}`];
    expect((await verify(forged)).problems.map(({ where }) => where)).toContain('long_term[0]');
    await tell({ kind: 'campeon', is: String(league.teams[1]) });
    await advanceRooms(server.db);
    expect(await roomCertificate(server.db.fresh, room)).toEqual(certificate);
  });

  it('are committed to at their lock, once (rules R15.5)', async () => {
    const room = await openRoom({ long_term: 'campeon' });
    await answer(ana, room, 'campeon', await clubName(2));
    await play();
    const { rows } = await sql<{ content: { questions?: number[]; answers: number[] } }>`
      select l.content::json as content from commitment c join commitment_leaf l on l.commitment_id = c.id
      where c.room_id = ${room} order by c.id, l.at`.execute(server.db.fresh);
    const chosen = (await question(ana, room, 'campeon')).my_answer!;
    const leaves = rows.filter(({ content }) => content.questions).map(({ content }) => content);
    expect(leaves).toMatchObject([
      { questions: [chosen.match_prediction], answers: [chosen.alternative] },
      { questions: [chosen.match_prediction], answers: [] },
    ]);
  });

  it.each([
    ['a lock that is past', { long_term_lock: '2020-01-01T00:00:00Z' }, /is past/],
    ['a lock after the last match', { long_term_lock: '2099-01-01T00:00:00Z' }, /after the last match/],
  ])('are refused with %s', async (_, args, refusal) => {
    await expect(create(args)).rejects.toThrow(refusal);
  });

  it('are refused when what they ask is told already, until a new season clears it', async () => {
    await tell({ kind: 'campeon', is: String(league.teams[0]) });
    await expect(create()).rejects.toThrow(/told already/);
    await tell({ kind: 'campeon', clear: true });
    expect((await create()).room).toBeGreaterThan(0);
  });

  it('are told by clubs and players of the league alone, one way at a time', async () => {
    await expect(tell({ kind: 'campeon', is: '999999' })).rejects.toThrow(/no club 999999/);
    await expect(tell({ kind: 'campeon' })).rejects.toThrow(/Say one of these/);
    await expect(tell({ kind: 'campeon', nobody: true, clear: true })).rejects.toThrow(/Say one of these/);
  });
});
