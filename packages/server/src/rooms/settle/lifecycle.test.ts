import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ModoPozo } from '@arma11/core/contract';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { enterCompeRoom } from '../lineups/registerSala';
import { saveAnswers } from '../predictions/saveAnswers';
import { balancesOf } from '../../ledger/balances';
import { verifyLedger } from '../../ledger/verify';
import { playMatch } from '../../testing/playedMatch';
import { roomTerms } from '../../testing/roomTerms';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { advanceRooms } from './advanceRooms';
import { createCompeRoom } from '../offers/createCompeRoom';
import { createPrediRoom } from '../offers/createPrediRoom';
import { joinRoom } from '../join/joinRoom';

let db: Db;
let league: SmallLeague;
beforeEach(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
  return async () => {
    expect((await verifyLedger(db.fresh)).breaches).toEqual([]);
    await db.close();
  };
});

const terms = (amount_ins: number, modo_pozo: ModoPozo = 'proporcional', max_players = 20) =>
  roomTerms(league, { amount_ins, modo_pozo, max_players });

const compeRoom = (amount_ins: number, modo?: ModoPozo, max?: number) =>
  db.tx((tx) => createCompeRoom(tx, { ...terms(amount_ins, modo, max), jornada: 1 }));
const prediRoom = (amount_ins: number) =>
  db.tx((tx) => createPrediRoom(tx, { ...terms(amount_ins), matchIds: league.matches, kinds: ['1x2', 'marcador'] }));

async function seat(roomId: number, count: number, enter: typeof joinRoom = joinRoom) {
  const players = await fundedPlayers(db, count, 100);
  for (const userId of players) await db.tx((tx) => enter(tx, { roomId, userId }));
  return players;
}

const at = (instant: string, plusMinutes = 0) =>
  setClock(db, { at: new Date(Date.parse(instant) + plusMinutes * 60_000), speed: 0 });
const roomNow = (id: number) => db.fresh.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const saldos = async (players: number[]) =>
  Promise.all(players.map(async (id) => (await balancesOf(db.fresh, id)).saldo));

describe('a room that cannot be called off', () => {
  it('keeps no other from being scored and paid, and its error is thrown at the end', async () => {
    const [stuck, paid] = [await compeRoom(10), await prediRoom(10)];
    await seat(stuck, 1, enterCompeRoom);
    await seat(paid, 3);
    await sql`create function refuse_stuck() returns trigger language plpgsql as $$
      begin raise exception 'stuck'; end $$`.execute(db.fresh);
    await sql`create trigger refuse_stuck before update of estado on room for each row
      when (new.id = ${sql.lit(stuck)}) execute function refuse_stuck()`.execute(db.fresh);
    const pass = () => advanceRooms(db).then(() => '', String);
    await at(TEST_LOCK);
    expect(await pass()).toContain(`room ${stuck}`);
    for (const match of league.matches) await playMatch(db, match, { local: 2, visit: 1 });
    await at(FIRST_KICK_OFF, 5 * 60);
    expect(await pass()).toContain('stuck');
    await at(FIRST_KICK_OFF, 7 * 60);
    await pass();
    expect([(await roomNow(stuck)).estado, (await roomNow(paid)).estado]).toEqual(['abierta', 'pagada']);
    await sql`drop trigger refuse_stuck on room`.execute(db.fresh);
  });
});

describe('a paid lineup room of a double gameweek (rules R14.1)', () => {
  it('is settled after the second match of those who play twice, with the points of both', async () => {
    const DAY = 24 * 60;
    const { rows: second } = await sql<{ id: number }>`
      insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off)
      values (${league.leagueId}, 'double', 1, ${league.teams[0]}, ${league.teams[2]},
        ${FIRST_KICK_OFF}::timestamptz + make_interval(mins => ${DAY}::int)) returning id`.execute(db.fresh);
    const id = await compeRoom(10);
    const players = await seat(id, 2, enterCompeRoom);
    await at(TEST_LOCK);
    await advanceRooms(db);
    for (const match of league.matches) await playMatch(db, match, { local: 1, visit: 0 });
    for (const minutes of [12 * 60, DAY - 1]) {
      await at(FIRST_KICK_OFF, minutes);
      await advanceRooms(db);
      expect([(await roomNow(id)).estado, ...(await saldos(players))]).toEqual(['en_vivo', 90, 90]);
    }
    await at(FIRST_KICK_OFF, DAY + 110);
    await playMatch(db, second[0]!.id, { local: 0, visit: 0, pointsOf: (player) => player % 7 });
    await advanceRooms(db);
    expect([(await roomNow(id)).estado, ...(await saldos(players))]).toEqual(['por_liquidar', 90, 90]);
    await at(FIRST_KICK_OFF, DAY + 110 + 61);
    await advanceRooms(db);
    expect((await roomNow(id)).estado).toBe('pagada');
    expect((await saldos(players)).reduce((sum, each) => sum + each, 0)).toBe(198);
    const { rows } = await sql<{ points: number; both: number; first: number }>`
      select s.points, sum(pm.points)::int as both, sum(pm.points) filter (where pm.match_id <> ${second[0]!.id})::int as first
      from standing s join lineup l on l.entry_id = s.entry_id cross join lateral unnest(l.players) as p(id)
      join player_match pm on pm.player_id = p.id
      where s.room_id = ${id} and s.jornada = 0 group by s.entry_id, s.points order by s.entry_id`.execute(db.fresh);
    expect(rows.map(({ points }) => points)).toEqual(rows.map(({ both }) => both));
    expect(rows.some(({ both, first }) => both > first)).toBe(true);
  });
});

describe('a room at its lock', () => {
  it('runs with pot and prizes of its real entries when it is proporcional', async () => {
    const id = await compeRoom(50);
    await seat(id, 12, enterCompeRoom);
    await at(TEST_LOCK);
    await advanceRooms(db);
    const room = await roomNow(id);
    expect(room).toMatchObject({ estado: 'cerrada', pozo: 540 });
    expect(room.awards?.map(({ amount }) => amount)).toEqual([324, 135, 81]);
  });

  it('is cancelled and everybody refunded when too few came', async () => {
    const id = await compeRoom(50);
    const players = await seat(id, 1, enterCompeRoom);
    await at(TEST_LOCK);
    await advanceRooms(db);
    expect(await roomNow(id)).toMatchObject({ estado: 'cancelada', cancel_reason: 'no_se_lleno' });
    expect(await saldos(players)).toEqual([100]);
  });

  it('is cancelled when it is completo and not full', async () => {
    const id = await compeRoom(50, 'completo', 5);
    const players = await seat(id, 4, enterCompeRoom);
    await at(TEST_LOCK);
    await advanceRooms(db);
    expect((await roomNow(id)).estado).toBe('cancelada');
    expect(await saldos(players)).toEqual([100, 100, 100, 100]);
  });
});

describe('a lineup room', () => {
  it('goes from open to paid, an hour after the last whistle and not before, and pays to the coin (security I5)', async () => {
    const id = await compeRoom(50);
    const players = await seat(id, 12, enterCompeRoom);
    const lineups = await db.fresh.selectFrom('lineup').select('id').execute();
    expect(lineups).toHaveLength(12);
    await at(TEST_LOCK);
    await advanceRooms(db);
    await at(FIRST_KICK_OFF, 1);
    await advanceRooms(db);
    expect((await roomNow(id)).estado).toBe('en_vivo');
    for (const match of league.matches) await playMatch(db, match, { local: 2, visit: 1 });
    await at(FIRST_KICK_OFF, 240);
    await advanceRooms(db);
    expect((await roomNow(id)).estado).toBe('por_liquidar');
    await at(FIRST_KICK_OFF, 120 + 110 + 59);
    await advanceRooms(db);
    expect((await roomNow(id)).estado).toBe('por_liquidar');
    await at(FIRST_KICK_OFF, 120 + 110 + 60);
    expect(await advanceRooms(db)).toMatchObject({ settled: 1 });
    expect((await roomNow(id)).estado).toBe('pagada');
    // All twelve tie on the same lineup: 45 each (rules R7), and the fee of 50 is gone.
    expect(await saldos(players)).toEqual(Array.from({ length: 12 }, () => 95));
    const commission = await db.fresh
      .selectFrom('account')
      .select('balance')
      .where('kind', '=', 'casa:comision')
      .executeTakeFirstOrThrow();
    expect(commission.balance).toBe(60);
  });

  it('is settled once by eight settlers at the same time (security T-SETTLE)', async () => {
    const id = await compeRoom(10);
    const players = await seat(id, 4, enterCompeRoom);
    await at(TEST_LOCK);
    await advanceRooms(db);
    for (const match of league.matches) await playMatch(db, match, { local: 0, visit: 0 });
    await at(FIRST_KICK_OFF, 60 * 24);
    const passes = await Promise.all(Array.from({ length: 8 }, () => advanceRooms(db)));
    await advanceRooms(db);
    expect((await roomNow(id)).estado).toBe('pagada');
    expect(passes.reduce((sum, { settled }) => sum + settled, 0)).toBeLessThanOrEqual(1);
    expect((await saldos(players)).reduce((a, b) => a + b, 0)).toBe(400 - 4);
  });

  it('whose state was lost is not settled again: the ledger knows (security I8, T-SETTLE)', async () => {
    const id = await compeRoom(10, 'garantizado');
    const players = await seat(id, 4, enterCompeRoom);
    await at(TEST_LOCK);
    await advanceRooms(db);
    for (const match of league.matches) await playMatch(db, match, { local: 0, visit: 0 });
    await at(FIRST_KICK_OFF, 60 * 24);
    await advanceRooms(db);
    await advanceRooms(db);
    const paid = await saldos(players);
    expect((await roomNow(id)).estado).toBe('pagada');
    await sql`update room set estado = 'por_liquidar' where id = ${id}`.execute(db.fresh);
    await advanceRooms(db);
    expect((await roomNow(id)).estado).toBe('pagada');
    expect(await saldos(players)).toEqual(paid);
  });

  it('is void and refunded when more than half of its matches are (rules R6.5)', async () => {
    const id = await compeRoom(10);
    const players = await seat(id, 3, enterCompeRoom);
    await at(TEST_LOCK);
    await advanceRooms(db);
    await db.fresh.updateTable('match').set({ estado: 'anulado' }).where('id', 'in', league.matches).execute();
    await at(FIRST_KICK_OFF, 10);
    await advanceRooms(db);
    expect(await roomNow(id)).toMatchObject({ estado: 'cancelada', cancel_reason: 'partidos_anulados' });
    expect(await saldos(players)).toEqual([100, 100, 100]);
  });
});

describe('a prediction room', () => {
  async function answer(roomId: number, userId: number, codes: Record<string, string>) {
    const rows = await db.fresh
      .selectFrom('market')
      .innerJoin('alternative', 'alternative.market_id', 'market.id')
      .select(['market.id as market', 'alternative.id as alternative', 'market.kind', 'alternative.code'])
      .where('market.room_id', '=', roomId)
      .execute();
    const chosen = rows.filter(({ kind, code }) => codes[kind] === code);
    const answers = chosen.map(({ market, alternative }) => ({ alternative, predi: roomId, match_prediction: market }));
    await db.tx((tx) => saveAnswers(tx, userId, answers));
  }

  async function playOut() {
    await at(TEST_LOCK);
    await advanceRooms(db);
    for (const match of league.matches) await playMatch(db, match, { local: 2, visit: 1 });
    await at(FIRST_KICK_OFF, 60 * 24);
    await advanceRooms(db);
  }

  it('pays by points, then correct answers, and splits what stays tied', async () => {
    const id = await prediRoom(50);
    const players = await seat(id, 4);
    await answer(id, players[0]!, { '1x2': 'local', marcador: '2-1' });
    await answer(id, players[1]!, { '1x2': 'local', marcador: '0-0' });
    await answer(id, players[2]!, { '1x2': 'local', marcador: '3-3' });
    await answer(id, players[3]!, { '1x2': 'empate' });
    await playOut();
    const entries = await db.fresh
      .selectFrom('standing')
      .select(['points', 'aciertos', 'position', 'prize'])
      .where('room_id', '=', id)
      .orderBy('entry_id')
      .execute();
    expect(entries).toEqual([
      { points: 22, aciertos: 4, position: 1, prize: 117 },
      { points: 6, aciertos: 2, position: 2, prize: 32 },
      { points: 6, aciertos: 2, position: 2, prize: 31 },
      { points: 0, aciertos: 0, position: 4, prize: 0 },
    ]);
    expect(await saldos(players)).toEqual([167, 82, 81, 50]);
  });

  it('refunds everybody when nobody scores (rules R7.6)', async () => {
    const id = await prediRoom(50);
    const players = await seat(id, 3);
    for (const player of players) await answer(id, player, { '1x2': 'visita' });
    await playOut();
    expect(await roomNow(id)).toMatchObject({ estado: 'pagada', cancel_reason: 'nadie_acerto' });
    expect(await saldos(players)).toEqual([100, 100, 100]);
  });

  it('takes no answer at a match lock nor after it, and saves none of a mixed list', async () => {
    const id = await prediRoom(0);
    const [player] = await seat(id, 1);
    await at(TEST_LOCK, -1);
    await answer(id, player!, { '1x2': 'local' });
    await at(TEST_LOCK);
    await expect(answer(id, player!, { '1x2': 'visita' })).rejects.toMatchObject({
      code: 'PREDI_CERRADA',
      extra: { closed: [expect.any(Number)] },
    });
    const answers = await db.fresh
      .selectFrom('answer')
      .innerJoin('alternative', 'alternative.id', 'answer.alternative_id')
      .select('code')
      .execute();
    expect(answers.map(({ code }) => code)).toEqual(['local', 'local']);
  });
});
