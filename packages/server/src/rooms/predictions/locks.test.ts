import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rescheduleRooms } from '../../catalogue/incidents/rescheduleRooms';
import { setClock } from '../../platform/db/clock';
import type { Db, Tx } from '../../platform/db/database';
import { advanceRooms } from '../settle/advanceRooms';
import { testCommand } from '../../testing/testCommand';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { Refusal } from '../../platform/refusal';
import { joinRoom } from '../join/joinRoom';
import { prediTable, type PrediTable } from '../../testing/prediTable';
import { FIRST_KICK_OFF, fundedPlayers, TEST_LOCK, TEST_NOW } from '../../testing/smallLeague';
import { createPrediRoom } from '../offers/createPrediRoom';
import { roomTerms } from '../../testing/roomTerms';
import { selectRooms } from '../view/roomView';
import { playScreen } from './playScreen';
import { roomFigures } from './roomFigures';
import { saveAnswers } from './saveAnswers';
import { saveClutch } from './clutch/saveClutch';

const PLAYERS = 48;
/** The last match, which is the clutch, kicks off two hours after the first and locks five minutes before. */
const LAST_LOCK = Date.parse(FIRST_KICK_OFF) + 7_200_000 - 300_000;

let db: Db;
let table: PrediTable;
let users: number[] = [];
let market = 0;
let alternatives: number[] = [];
beforeAll(async () => {
  db = await openTestDatabase();
  const plays = Array.from({ length: PLAYERS }, () => ({ codes: [], clutch: null }));
  table = await prediTable(db, 'liga-cierre', plays, 0);
  const entries = await db.fresh.selectFrom('entry').select('user_id').orderBy('id').execute();
  users = entries.map(({ user_id }) => user_id);
  const { rows } = await sql<{ market_id: number; id: number }>`
    select a.market_id, a.id from alternative a join market k on k.id = a.market_id
    where k.match_id = ${table.league.matches[1]} order by a.ordinal`.execute(db.fresh);
  market = rows[0]!.market_id;
  alternatives = rows.map(({ id }) => id);
});
afterAll(() => db.close());

const answer = (tx: Tx, userId: number, chosen = 0) =>
  saveAnswers(tx, userId, [{ alternative: alternatives[chosen]!, predi: table.room, match_prediction: market }]);
const clutch = (tx: Tx, userId: number, goals = 0) =>
  saveClutch(tx, userId, table.room, { goals_local: goals, goals_visit: 1, minute: 10 });

const codeOf = (work: (tx: Tx) => Promise<unknown>): Promise<string> =>
  db.tx(work).then(
    () => 'saved',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );

describe('the lead of a prediction room (rules R1.2, R1.3)', () => {
  const roomOf = (lock_lead_min: number) =>
    db.tx((tx) =>
      createPrediRoom(tx, {
        ...roomTerms(table.league, { amount_ins: 0, lock_lead_min }),
        matchIds: table.league.matches,
        kinds: ['1x2'],
      }),
    );

  it.each([
    ['30 minutes', 30, [true, false, false]],
    ['none', 0, [true, true, true]],
  ] as const)('of %s is that of each of its matches, too', async (_, lead, expected) => {
    await setClock(db, { at: TEST_NOW, speed: 0 });
    const room = await roomOf(lead);
    const [userId] = (await fundedPlayers(db, 1, 0)) as [number];
    await db.tx((tx) => joinRoom(tx, { roomId: room, userId }));
    const second = table.league.matches[1]!;
    const { rows } = await sql<{ alternative: number; match_prediction: number }>`
      select min(a.id) as alternative, k.id as match_prediction from market k join alternative a on a.market_id = k.id
      where k.room_id = ${room} and k.match_id = ${second} group by k.id`.execute(db.fresh);
    const save = (tx: Tx) => saveAnswers(tx, userId, [{ ...rows[0]!, predi: room }]);
    const kickOff = Date.parse(FIRST_KICK_OFF) + 7_200_000;
    const seen: boolean[] = [];
    for (const before of [30 * 60_000 + 1, 10 * 60_000, 60_000]) {
      await setClock(db, { at: new Date(kickOff - before), speed: 0 });
      const [shown] = await selectRooms(db.fresh, userId, sql`r.id = ${room}`);
      const screen = await playScreen(db.fresh, shown!);
      const match = screen.find((each) => each.match.id === second)!.match;
      expect(match.lock_at).toBe(new Date(kickOff - lead * 60_000).toISOString());
      const saved = (await codeOf(save)) === 'saved';
      expect(match.close_predi).toBe(!saved);
      seen.push(saved);
    }
    expect(seen).toEqual(expected);
    await setClock(db, { at: TEST_NOW, speed: 0 });
  });
});

describe('a match that moves far ahead (rules R14.3)', () => {
  it('leaves an open prediction room like a void match: the lock stays, its questions are void and take no answer', async () => {
    const eleven = await prediTable(db, 'liga-adelanto', [{ codes: ['local', 'empate'], clutch: null }], 0);
    const [first, last] = eleven.league.matches as [number, number];
    await sql`update match set kick_off = kick_off + interval '20 days' where league_id = ${eleven.league.leagueId}`.execute(
      db.fresh,
    );
    await sql`update room_match set planned_at = planned_at + interval '20 days' where room_id = ${eleven.room}`.execute(
      db.fresh,
    );
    await db.tx((tx) => rescheduleRooms(tx, [first, last]));
    const room = () =>
      db.fresh.selectFrom('room').select(['lock_at', 'starts_at']).where('id', '=', eleven.room).executeTakeFirst();
    const before = await room();
    expect(before!.lock_at).toBe('2026-07-01T19:55:00.000Z');
    await sql`update match set kick_off = kick_off - interval '11 days' where id = ${first}`.execute(db.fresh);
    await db.tx((tx) => rescheduleRooms(tx, [first]));
    expect(await room()).toEqual(before);

    const { rows } = await sql<{ id: number; user_id: number }>`
      select id, user_id from entry where room_id = ${eleven.room}`.execute(db.fresh);
    const { id: entry, user_id: userId } = rows[0]!;
    const { rows: markets } = await sql<{ market: number; match_id: number; alternative: number; estado: string }>`
      select k.id as market, k.match_id, k.estado, (select min(a.id) from alternative a where a.market_id = k.id) as alternative
      from market k where k.room_id = ${eleven.room} order by k.match_id`.execute(db.fresh);
    expect(markets.map(({ match_id, estado }) => [match_id, estado])).toEqual([
      [first, 'anulado'],
      [last, 'pendiente'],
    ]);
    const save = ({ market: match_prediction, alternative }: (typeof markets)[number]) =>
      codeOf((tx) => saveAnswers(tx, userId, [{ alternative, match_prediction, predi: eleven.room }]));
    expect([await save(markets[0]!), await save(markets[1]!)]).toEqual(['PREDI_CERRADA', 'saved']);

    const [shown] = await selectRooms(db.fresh, userId, sql`r.id = ${eleven.room}`);
    expect(shown).toMatchObject({ id: eleven.room, my_entry: entry });
    const screen = await playScreen(db.fresh, shown!);
    expect(screen.map(({ match }) => [match.id, match.close_predi])).toEqual([
      [first, true],
      [last, false],
    ]);
    expect(screen[0]!.my_answers.map(({ result }) => result)).toEqual(['anulado']);
    const figures = (await roomFigures(db.fresh, [eleven.room], userId)).get(eleven.room)!;
    expect(figures).toMatchObject({ unanswered: 0, pts_en_juego: 4 });
  });

  it('of one jornada of several stays: it comes after the first kick-off of the room', async () => {
    const several = await prediTable(db, 'liga-jornadas', [], 0);
    const [, last] = several.league.matches as [number, number];
    await sql`update room_match set jornada = 2, planned_at = planned_at + interval '7 days' where match_id = ${last}`.execute(
      db.fresh,
    );
    await sql`update match set kick_off = kick_off + interval '2 days' where id = ${last}`.execute(db.fresh);
    await db.tx((tx) => rescheduleRooms(tx, [last]));
    const kept = await db.fresh.selectFrom('room_match').select('void').where('match_id', '=', last).executeTakeFirst();
    expect(kept).toEqual({ void: false });
  });
});

describe('the lock of a match by the server clock (security T-LOCK)', () => {
  const kinds = [
    ['answers', answer, 'PREDI_CERRADA'],
    ['the tie-break', clutch, 'CERRADO'],
  ] as const;
  const moments = [-1000, -1, 0, 1, 1000];
  const cases = kinds.flatMap(([name, save, code]) =>
    moments.map((ms) => [name, ms, ms < 0 ? 'saved' : code, save] as const),
  );

  it.each(cases)('%s at %i ms: %s', async (_, ms, expected, save) => {
    await setClock(db, { at: new Date(LAST_LOCK + ms), speed: 0 });
    expect(await codeOf((tx) => save(tx, users[0]!))).toBe(expected);
  });

  it.each([-1000, -1, 0, 1, 1000])('joining at %i ms of the room’s lock', async (ms) => {
    await setClock(db, { at: new Date(Date.parse(TEST_LOCK) + ms), speed: 0 });
    const [userId] = await fundedPlayers(db, 1, 0);
    expect(await codeOf((tx) => joinRoom(tx, { roomId: table.room, userId: userId! }))).toBe(
      ms < 0 ? 'saved' : 'CERRADO',
    );
  });

  it.each(kinds)('%s lock at once when the match starts early', async (_, save, code) => {
    await setClock(db, { at: TEST_NOW, speed: 0 });
    const [, last] = table.league.matches;
    await sql`update match set estado = 'en_vivo' where id = ${last}`.execute(db.fresh);
    expect(await codeOf((tx) => save(tx, users[0]!))).toBe(code);
    await sql`update match set estado = 'programado' where id = ${last}`.execute(db.fresh);
    expect(await codeOf((tx) => save(tx, users[0]!))).toBe('saved');
  });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything saved so far, as one text. */
async function allSaved(q: Pick<Db, 'fresh'>['fresh']): Promise<string> {
  const { rows } = await sql<{ saved: string }>`
    select (select coalesce(string_agg(entry_id || ':' || alternative_id, ',' order by entry_id), '') from answer where market_id = ${market})
      || ' ' || (select coalesce(string_agg(entry_id || ':' || goals_local, ',' order by entry_id), '') from clutch_answer) as saved`.execute(
    q,
  );
  return rows[0]!.saved;
}

/** Waits for the lock, takes the match as whoever locks it does, and answers what it finds. */
async function lockMatch(last: number): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ due: boolean }>`
      select app_now() >= ${new Date(LAST_LOCK).toISOString()}::timestamptz as due`.execute(db.fresh);
    if (rows[0]!.due) break;
    await pause(5);
  }
  return db.tx(async (tx) => {
    await sql`select id from match where id = ${last} for update`.execute(tx);
    return allSaved(tx);
  });
}

describe('a match that was stopped after its start (rules R14.5)', () => {
  it('takes no answer and no tie-break guess when it is given another day, and answers are committed to once', async () => {
    const play = { codes: ['local', 'local'], clutch: null };
    const stopped = await prediTable(db, 'liga-parada', [play, play], 0);
    const [, last] = stopped.league.matches as [number, number];
    const { user_id: userId } = await db.fresh
      .selectFrom('entry')
      .select('user_id')
      .where('id', '=', stopped.entries[0]!)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ alternative: number; match_prediction: number }>`
      select a.id as alternative, k.id as match_prediction from market k join alternative a on a.market_id = k.id
      where k.room_id = ${stopped.room} and k.match_id = ${last} and a.code = 'visita'`.execute(db.fresh);
    const answered = (tx: Tx) => saveAnswers(tx, userId, [{ ...rows[0]!, predi: stopped.room }]);
    const guessed = (tx: Tx) => saveClutch(tx, userId, stopped.room, { goals_local: 3, goals_visit: 1, minute: 10 });
    const set = (estado: string, minute: number | null) =>
      sql`update match set estado = ${estado}, minute = ${minute}, updated_at = app_now() where id = ${last}`.execute(
        db.fresh,
      );
    expect(await codeOf(answered)).toBe('saved');
    await setClock(db, { at: new Date(LAST_LOCK + 2_400_000), speed: 0 });
    await set('en_vivo', 30);
    await advanceRooms(db, stopped.room);
    await set('suspendido', 30);
    const kickOff = new Date(LAST_LOCK + 86_400_000).toISOString();
    await testCommand(db, 'match move', { match: last, kick_off: kickOff, reason: 'Sigue mañana' });
    const committed = () =>
      db.fresh
        .selectFrom('room_match')
        .select('committed_at')
        .where('room_id', '=', stopped.room)
        .orderBy('id')
        .execute();
    await advanceRooms(db, stopped.room);
    const before = await committed();
    await setClock(db, { at: new Date(LAST_LOCK + 2_460_000), speed: 0 });
    await advanceRooms(db, stopped.room);
    expect([await codeOf(answered), await codeOf(guessed)]).toEqual(['PREDI_CERRADA', 'CERRADO']);
    expect(await committed()).toEqual(before);
    const [shown] = await selectRooms(db.fresh, userId, sql`r.id = ${stopped.room}`);
    const screen = await playScreen(db.fresh, shown!);
    expect(screen.find(({ match }) => match.id === last)!.match.close_predi).toBe(true);
    await setClock(db, { at: TEST_NOW, speed: 0 });
  });
});

describe('writers across the lock (security T-LOCKRACE)', () => {
  it
    .skipIf(process.env['ARMA11_TEST_DB'] !== 'pg')
    .each(Array.from({ length: Number(process.env['LOCK_RACES'] ?? 3) }, (_, at) => at + 1))(
    'leave nothing that is committed after whoever locks the match has seen it (round %i)',
    async (round) => {
      await setClock(db, { at: new Date(LAST_LOCK - 600), speed: 1 });
      const locked = lockMatch(table.league.matches[1]!);
      const outcomes = await Promise.all(
        users.map(async (userId, index) => {
          await pause((index * 900) / PLAYERS);
          return codeOf(async (tx) => {
            await (index % 2 === 0 ? answer(tx, userId, round % 3) : clutch(tx, userId, round % 10));
            // Between the check and the commit.
            await pause((index * 97) % 300);
          });
        }),
      );
      expect(await locked).toBe(await allSaved(db.fresh));
      expect(new Set(outcomes)).toEqual(new Set(['saved', 'PREDI_CERRADA', 'CERRADO']));
    },
  );
});
