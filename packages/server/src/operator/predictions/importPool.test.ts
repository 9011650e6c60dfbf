import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findByCode } from '../../rooms/codes/findByCode';
import { joinPrediRoom } from '../../rooms/predictions/own/joinPrediRoom';
import { joinability } from '../../rooms/predictions/own/joinability';
import { saveAnswers } from '../../rooms/predictions/saveAnswers';
import { advanceRooms } from '../../rooms/settle/advanceRooms';
import { selectRooms } from '../../rooms/view/roomView';
import { setClock } from '../../platform/db/clock';
import type { Db, Tx } from '../../platform/db/database';
import { bigPool, endPoolMatches, layPoolLeague, type BigPool } from '../../testing/bigPool';
import { describeRealData } from '../../testing/describeRealData';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { publicPools } from '../../testing/publicPools';
import { fundedPlayers } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';

const BEFORE = '2026-06-01T12:00:00Z';
const AFTER = '2026-09-01T12:00:00Z';

interface Report {
  room: number;
  matches: number;
  new_people: number;
  claimed: number;
  answers: { added: number; changed: number; cleared: number; unchanged: number };
  mails: number;
}

let db: Db;
let pools = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => setClock(db, { at: BEFORE, speed: 0 }));
afterAll(() => db.close());

const run = (name: string, args: object) => testCommand(db, name, args);
const RULE = 'exact 3, result 1';
const importOf = (pool: BigPool, more: object = {}) =>
  run('import pool', {
    people: pool.people,
    predictions: pool.predictions,
    league: pool.league,
    rule: RULE,
    ...more,
  }) as Promise<Report>;

/** A league with a pool of its own. */
async function laid(people = 5, matches = 6): Promise<BigPool> {
  pools += 1;
  const pool = bigPool({ people, matches, seed: pools });
  await layPoolLeague(db, pool);
  return pool;
}

const codeOf = async (room: number, person: string) =>
  (
    await db.fresh
      .selectFrom('pool_seat')
      .select('code')
      .where('room_id', '=', room)
      .where('person', '=', person)
      .executeTakeFirstOrThrow()
  ).code;

async function claim(code: string, userId: number) {
  const coded = await findByCode(db, { code, userId, ip: '10.0.0.1', kind: 'predi' });
  return db.tx((tx) => joinPrediRoom(tx, { userId, roomId: coded.roomId, coded }));
}

/** Points and place of everybody of a pool, by person. */
async function tableOf(room: number) {
  const { rows } = await sql<{ person: string; points: number; place: number }>`
    select p.person, s.points, s.position as place from standing s join pool_seat p on p.entry_id = s.entry_id
    where s.room_id = ${room} and s.jornada = 0`.execute(db.fresh);
  return new Map(rows.map(({ person, ...row }) => [person, row]));
}

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from room) as rooms, (select count(*)::int from entry) as entries,
      (select count(*)::int from answer) as answers, (select count(*)::int from alternative) as alternatives,
      (select count(*)::int from app_user) as users, (select count(*)::int from outbox) as mails`.execute(db.fresh);
  return rows[0]!;
};

describe('a pool of 250 people and 72 matches (rules R17.4)', () => {
  it("is imported by one command; its table equals the organiser's, and a second run changes nothing", async () => {
    const pool = await laid(250, 72);
    const first = await importOf(pool);
    expect(first).toMatchObject({ matches: 72, new_people: 250, mails: 125, answers: { changed: 0, cleared: 0 } });
    const before = await counts();
    const again = await importOf(pool);
    expect(again).toMatchObject({
      room: first.room,
      new_people: 0,
      mails: 0,
      answers: { added: 0, changed: 0, cleared: 0, unchanged: first.answers.added },
    });
    expect(await counts()).toEqual(before);
    await setClock(db, { at: AFTER, speed: 0 });
    await endPoolMatches(db, pool);
    await advanceRooms(db);
    expect(await tableOf(first.room)).toEqual(pool.table);
    expect(await importOf(pool)).toMatchObject({ answers: { unchanged: first.answers.added } });
  }, 300_000);
});

describeRealData('pools', (folder) => {
  it.each(['wc-2018', 'pl-2018-19'] as const)(
    "a pool that was played is imported, with a table that equals the organiser's: %s (rules R17.4)",
    async (name) => {
      for (const pool of publicPools(folder, name)) {
        await setClock(db, { at: '2018-06-01T12:00:00Z', speed: 0 });
        await layPoolLeague(db, pool);
        const first = await importOf(pool, { predictions: pool.sheet });
        expect(first).toMatchObject({ matches: pool.matches.length, new_people: pool.table.size });
        await setClock(db, { at: '2019-06-01T12:00:00Z', speed: 0 });
        await endPoolMatches(db, pool);
        await advanceRooms(db);
        expect(await tableOf(first.room)).toEqual(pool.table);
        const again = { new_people: 0, answers: { added: 0, changed: 0, cleared: 0 } };
        expect(await importOf(pool)).toMatchObject(again);
      }
    },
    120_000,
  );
});

describe('import pool', () => {
  it('makes no room on a match whose kick-off is not confirmed (rules R14.2), and goes on with one that it made', async () => {
    const [unmade, made] = [await laid(), await laid()];
    const room = await importOf(made);
    const open = ({ league }: BigPool) =>
      sql`update match set confirmed_time = false where id = (select min(m.id) from match m
        join league l on l.id = m.league_id where l.league_unique = ${league})`.execute(db.fresh);
    await open(unmade);
    await open(made);
    await expect(importOf(unmade)).rejects.toThrow(/the kick-off of .* is not confirmed: see match move\./);
    expect(await importOf(made)).toMatchObject({ room: room.room, answers: { added: 0, changed: 0 } });
  });

  it('reads a sheet with a column for each person as it reads a row for each prediction', async () => {
    const pool = await laid();
    const long = await importOf(pool, { name: 'Larga' });
    const wide = await importOf(pool, { name: 'Ancha', predictions: pool.sheet });
    expect(wide.answers).toEqual(long.answers);
  });

  it('also takes a pool that is over already', async () => {
    const pool = await laid();
    await setClock(db, { at: AFTER, speed: 0 });
    await endPoolMatches(db, pool);
    const { room } = await importOf(pool);
    await advanceRooms(db);
    expect(await tableOf(room)).toEqual(pool.table);
    const { estado } = await db.fresh
      .selectFrom('room')
      .select('estado')
      .where('id', '=', room)
      .executeTakeFirstOrThrow();
    expect(estado).toBe('pagada');
  });

  it('says in a dry run what it would change, and changes nothing', async () => {
    const pool = await laid();
    const before = await counts();
    const plan = await importOf(pool, { dry_run: true });
    expect(plan).toMatchObject({ room: null, new_people: 5, matches: 6, mails: 3 });
    expect(await counts()).toEqual(before);
    expect((await importOf(pool)).answers).toEqual(plan.answers);
  });

  it('changes what the files change, while the match takes answers', async () => {
    const pool = await laid();
    const { room } = await importOf(pool);
    const [heading, ...rows] = pool.predictions.split('\n');
    const at = rows.findIndex((row) => !row.endsWith(','));
    const changed = rows.map((row, index) => (index === at ? row.replace(/[^,]*$/, '15-0') : row));
    const predictions = [heading, ...changed].join('\n');
    expect((await importOf(pool, { predictions })).answers).toMatchObject({ added: 0, changed: 1, cleared: 0 });
    const cleared = [heading, ...rows.map((row, index) => (index === at ? row.replace(/[^,]*$/, '') : row))].join('\n');
    expect((await importOf(pool, { predictions: cleared })).answers).toMatchObject({ changed: 0, cleared: 1 });
    await setClock(db, { at: AFTER, speed: 0 });
    await expect(importOf(pool, { predictions })).rejects.toThrow(/matches that have locked differ from those kept/);
    const person = rows[at]!.split(',')[0]!;
    expect(await codeOf(room, person)).toMatch(/^[A-Z][A-Z2-9]{9}$/);
  });

  it('completes an import that was cut short, which players did not see', async () => {
    const pool = await laid();
    const { room } = await importOf(pool);
    await sql`update pool set ready_at = null where room_id = ${room}`.execute(db.fresh);
    await sql`update room set estado = 'borrador' where id = ${room}`.execute(db.fresh);
    await sql`delete from answer w using entry e where e.id = w.entry_id and e.room_id = ${room}`.execute(db.fresh);
    const code = await codeOf(room, 'P1');
    const [player] = await fundedPlayers(db, 1, 10);
    await expect(claim(code, player!)).rejects.toMatchObject({ code: 'CODIGO_NO_EXISTE' });
    const again = await importOf(pool);
    expect(again).toMatchObject({ room, new_people: 0, answers: { unchanged: 0 } });
    expect(again.answers.added).toBeGreaterThan(0);
    await expect(claim(code, player!)).resolves.toMatchObject({ status: 'ok' });
  });

  it.each([
    [
      'a club that the league does not know',
      { predictions: 'person,home,away,score\nP1,Nadie,Club 1,2-1' },
      /line 2: the league knows no club "Nadie"/,
    ],
    [
      'a match that is not played',
      { predictions: 'person,home,away,score\nP1,Club 0,Club 0,2-1' },
      /no dated match of Club 0/,
    ],
    [
      'somebody who is not of the pool',
      { predictions: 'person,home,away,score\nOtro,Club 0,Club 1,2-1' },
      /"Otro" is nobody/,
    ],
    [
      'a score that is none',
      { predictions: 'person,home,away,score\nP1,Club 0,Club 1,dos' },
      /line 2, column score: "dos"/,
    ],
    ['sixteen goals', { predictions: 'person,home,away,score\nP1,Club 0,Club 1,16-0' }, /at most 15 goals/],
    [
      'an answer twice',
      { predictions: 'person,home,away,score\nP1,Club 0,Club 1,1-0\nP1,Club 0,Club 1,2-0' },
      /line 3: it repeats/,
    ],
    ['one person alone', { people: 'person\nP1' }, /at least two/],
    ['a rule about other questions', { rule: 'exact 3, goles 2' }, /predicted scores alone/],
    ['a rule that scores no guess', { rule: 'arma11' }, /predicted scores alone/],
    ['a rule that cannot be read', { rule: 'tres y uno' }, /--rule/],
  ])('refuses %s, and writes nothing', async (_, more, sentence) => {
    const pool = await laid();
    const before = await counts();
    await expect(importOf(pool, more)).rejects.toThrow(sentence);
    expect(await counts()).toEqual(before);
  });

  it('keeps the table that the pool was made with', async () => {
    const pool = await laid();
    await importOf(pool);
    await expect(importOf(pool, { rule: 'kicktipp' })).rejects.toThrow(/--rule: this pool was made with another table/);
  });
});

describe('a seat of an imported pool', () => {
  it('goes to the player who holds its code, with its answers, and to nobody else', async () => {
    const pool = await laid();
    const { room } = await importOf(pool);
    const [first, second] = (await fundedPlayers(db, 2, 10)) as [number, number];
    const code = await codeOf(room, 'P2');
    const coded = await findByCode(db, { code: code.toLowerCase(), userId: first, ip: '10.0.0.1', kind: 'predi' });
    const [seen] = await selectRooms(db.fresh, first, sql`r.id = ${room}`);
    const before = await joinability(db.fresh, seen!, { coded, userId: first });
    expect(before).toMatchObject({ join_allowed: true, reason: null, seat: { person: 'P2' } });
    const { user_ins } = await claim(code, first);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from answer where entry_id = ${user_ins}`.execute(db.fresh);
    expect(rows[0]!.count).toBe(before.seat!.answered);
    await expect(claim(code, second)).rejects.toMatchObject({ code: 'CODIGO_AGOTADO' });
    await expect(claim(await codeOf(room, 'P3'), first)).rejects.toMatchObject({ code: 'YA_INSCRITO' });
    expect(await joinability(db.fresh, seen!, { coded, userId: second })).toMatchObject({ join_allowed: false });
  });

  it('is claimed once when two ask for it at the same moment', async () => {
    const pool = await laid();
    const { room } = await importOf(pool);
    const players = await fundedPlayers(db, 2, 10);
    const code = await codeOf(room, 'P1');
    const outcomes = await Promise.allSettled(players.map((player) => claim(code, player)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be claimed when the room is over, and brings its place', async () => {
    const pool = await laid();
    const { room } = await importOf(pool);
    await setClock(db, { at: AFTER, speed: 0 });
    await endPoolMatches(db, pool);
    await advanceRooms(db);
    const [player] = (await fundedPlayers(db, 1, 10)) as [number];
    await claim(await codeOf(room, 'P1'), player);
    const { rows } = await sql<{ points: number }>`
      select s.points from standing s join entry e on e.id = s.entry_id
      where e.room_id = ${room} and e.user_id = ${player}`.execute(db.fresh);
    expect(rows[0]!.points).toBe(pool.table.get('P1')!.points);
  });

  it("keeps its holder's own answers when the pool is imported again", async () => {
    const pool = await laid();
    const { room } = await importOf(pool);
    const [player] = (await fundedPlayers(db, 1, 10)) as [number];
    const { user_ins } = await claim(await codeOf(room, 'P1'), player);
    const { rows } = await sql<{ market: number; alternative: number }>`
      select k.id as market, a.id as alternative from market k join alternative a on a.market_id = k.id and a.code = '3-3'
      where k.room_id = ${room} order by k.id limit 1`.execute(db.fresh);
    const { market, alternative } = rows[0]!;
    await db.tx((tx) => saveAnswers(tx, player, [{ alternative, predi: room, match_prediction: market }]));
    expect(await importOf(pool)).toMatchObject({ claimed: 1, new_people: 0, answers: { added: 0, changed: 0 } });
    const kept = await db.fresh
      .selectFrom('answer')
      .select('alternative_id')
      .where('entry_id', '=', user_ins)
      .where('market_id', '=', market)
      .executeTakeFirst();
    expect(kept).toEqual({ alternative_id: alternative });
  });

  it('takes no answer of a match that locks while it is imported', async () => {
    const pool = await laid();
    const { room } = await importOf(pool);
    const answers = () =>
      sql`select * from answer w join entry e on e.id = w.entry_id where e.room_id = ${room} order by w.entry_id, w.market_id`.execute(
        db.fresh,
      );
    const before = (await answers()).rows;
    const changed = pool.predictions.replaceAll(
      /\b(\d)-(\d)\b/g,
      (_, local: string, visit: string) => `${local}-${(Number(visit) + 1) % 4}`,
    );
    expect(changed).not.toBe(pool.predictions);
    // The plan is made in time; the first part is written after every match has locked.
    const slow = {
      ...db,
      tx: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
        await setClock(db, { at: AFTER, speed: 0 });
        return db.tx(work);
      },
    };
    await expect(
      testCommand(slow, 'import pool', { people: pool.people, predictions: changed, league: pool.league, rule: RULE }),
    ).rejects.toThrow(/has locked while the pool was imported/);
    expect((await answers()).rows).toEqual(before);
  });

  it('has a code and a link to be printed, and a mail where there is an address', async () => {
    const pool = await laid();
    const { room } = await importOf(pool);
    const { seats } = (await run('pool seats', { room: String(room) })) as {
      seats: { person: string; code: string; link: string; mailed: boolean }[];
    };
    expect(seats.map(({ person, mailed }) => [person, mailed])).toEqual([
      ['P1', true],
      ['P2', false],
      ['P3', true],
      ['P4', false],
      ['P5', true],
    ]);
    expect(seats[0]!.link).toBe(`https://arma11.test/predi/sala-join?code=${seats[0]!.code}&predi=${room}`);
    const { rows } = await sql<{ text: string }>`select body as text from outbox order by id desc limit 3`.execute(
      db.fresh,
    );
    expect(rows.some(({ text }) => text.includes(seats[0]!.link))).toBe(true);
    await expect(run('pool seats', { room: '999999' })).rejects.toThrow(/no imported pool/);
  });
});
