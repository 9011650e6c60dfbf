import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rescheduleRooms } from '../../catalogue/incidents/rescheduleRooms';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { savePrefs } from '../../players/notices/prefs';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { roomTerms } from '../../testing/roomTerms';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { pausePlay } from '../../wallet/limits/pausePlay';
import { joinRoom } from '../join/joinRoom';
import { changeLineupFormation } from '../lineups/changeLineupFormation';
import { enterCompeRoom } from '../lineups/registerSala';
import { createCompeRoom } from '../offers/createCompeRoom';
import { createPrediRoom } from '../offers/createPrediRoom';
import { saveAnswers } from '../predictions/saveAnswers';
import type { LongTermAsked } from './askLongTerm';
import { remindOfLocks } from './remindOfLocks';

const MINUTE = 60_000;
const LEAD = 5;

let db: Db;
let league: SmallLeague;
beforeAll(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
});
afterAll(() => db.close());

const at = (instant: string, plusMinutes: number) =>
  setClock(db, { at: new Date(Date.parse(instant) + plusMinutes * MINUTE), speed: 0 });
/** The kick-off of a match, in minutes after the planned first one. */
const kickOffAt = (match: number, minutes: number) =>
  db.tx(async (tx) => {
    const instant = new Date(Date.parse(FIRST_KICK_OFF) + minutes * MINUTE).toISOString();
    await sql`update match set kick_off = ${instant}::timestamptz where id = ${match}`.execute(tx);
    await rescheduleRooms(tx, [match]);
  });
async function reset(): Promise<void> {
  await at(TEST_NOW, 0);
  await sql`update room set estado = 'cancelada'`.execute(db.fresh);
  for (const [i, match] of league.matches.entries()) await kickOffAt(match, i * 120);
}
const elevens = () => db.tx((tx) => createCompeRoom(tx, roomTerms(league, { amount_ins: 0, jornada: 1 })));
const predictions = (longTerm?: LongTermAsked) =>
  db.tx((tx) =>
    createPrediRoom(tx, {
      ...roomTerms(league, { amount_ins: 0 }),
      matchIds: league.matches,
      kinds: ['1x2', 'goles'],
      longTerm,
    }),
  );
const predict = (roomId: number, userId: number) => db.tx((tx) => joinRoom(tx, { roomId, userId }));
const field = (roomId: number, userId: number) => db.tx((tx) => enterCompeRoom(tx, { roomId, userId }));
async function entryOf(roomId: number, userId: number): Promise<number> {
  const { id } = await db.fresh
    .selectFrom('entry')
    .select('id')
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}
async function touch(roomId: number, userId: number): Promise<void> {
  const entryId = await entryOf(roomId, userId);
  const { formation } = await db.fresh
    .selectFrom('lineup')
    .select('formation')
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow();
  const other = formation === '433' ? '442' : '433';
  await db.tx((tx) => changeLineupFormation(tx, userId, { entryId, jornada: 1, formation: other, ifMatch: null }));
}
async function playersOf(roomId: number, userId: number): Promise<number[]> {
  const { players } = await db.fresh
    .selectFrom('lineup')
    .select('players')
    .where('entry_id', '=', await entryOf(roomId, userId))
    .executeTakeFirstOrThrow();
  return players;
}
async function conditions(all: readonly (readonly [player: number, condition: number])[]): Promise<void> {
  for (const [id, condition] of all)
    await sql`update player set condition = ${condition} where id = ${id}`.execute(db.fresh);
}
async function nameOf(player: number): Promise<string> {
  const { short_name } = await db.fresh
    .selectFrom('player')
    .select('short_name')
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  return short_name;
}
/** Saves an answer to every question about a match, or about the competition. */
async function answer(roomId: number, userId: number, match: number | null): Promise<void> {
  const { rows } = await sql<{ alternative: number; match_prediction: number }>`
    select min(a.id)::int as alternative, k.id as match_prediction from market k join alternative a on a.market_id = k.id
    where k.room_id = ${roomId} and k.match_id is not distinct from ${match}::int group by k.id`.execute(db.fresh);
  await db.tx((tx) =>
    saveAnswers(
      tx,
      userId,
      rows.map((row) => ({ ...row, predi: roomId })),
    ),
  );
}
const muteReminders = (userId: number) =>
  db.tx((tx) => savePrefs(tx, userId, [{ kind: 'recordatorio', enabled: false }]));
const remindersOf = (userId: number) =>
  db.fresh
    .selectFrom('notification')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'recordatorio')
    .orderBy('id')
    .execute();
async function countsOf(userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from notification n where n.user_id = u.id and n.kind = 'recordatorio') as count
    from unnest(${[...userIds]}::int[]) with ordinality u(id, turn) order by turn`.execute(db.fresh);
  return rows.map(({ count }) => count);
}

describe('the reminder before a lock (rules R14.8)', () => {
  it('comes an hour before it to whose eleven is still the given one, once', async () => {
    await reset();
    const roomId = await elevens();
    const [ana, beto] = (await fundedPlayers(db, 2, 0)) as [number, number];
    for (const userId of [ana, beto]) await field(roomId, userId);
    await touch(roomId, beto);
    await at(FIRST_KICK_OFF, -LEAD - 61);
    await remindOfLocks(db);
    expect(await remindersOf(ana)).toEqual([]);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    for (let tick = 0; tick < 3; tick += 1) await remindOfLocks(db);
    expect(await remindersOf(ana)).toEqual([
      {
        title: 'Tu once de «Sala» sigue sin tocar',
        body: 'Es el que te dimos al entrar. Puedes cambiarlo hasta jue 11 jun 14:55 H.',
        link: `/compe/sala/${roomId}`,
      },
    ]);
    expect(await remindersOf(beto)).toEqual([]);
  });

  it('comes to whose eleven holds someone who may not play, and names who, the surest to be missed first', async () => {
    await reset();
    const roomId = await elevens();
    const [ana, beto] = (await fundedPlayers(db, 2, 0)) as [number, number];
    for (const userId of [ana, beto]) await field(roomId, userId);
    for (const userId of [ana, beto]) await touch(roomId, userId);
    const held = await playersOf(roomId, ana);
    const [doubtful, injured, suspended, another] = held as [number, number, number, number];
    const body = async () => (await remindersOf(ana)).map((reminder) => [reminder.title, reminder.body]);
    const links = async () => (await remindersOf(ana)).map(({ link }) => link);
    await conditions([[doubtful, 1]]);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    await remindOfLocks(db);
    const until = 'hasta jue 11 jun 14:55 H.';
    expect(await body()).toEqual([
      ['1 de tu once de «Sala» podría no jugar', `${await nameOf(doubtful)} (dudoso). Cámbialo ${until}`],
    ]);
    // The page of the team offers others in their place.
    expect(await links()).toEqual([`/compe/sala/${roomId}?arreglar=1`]);
    expect(await countsOf([beto])).toEqual([(await playersOf(roomId, beto)).includes(doubtful) ? 1 : 0]);
    await conditions([
      [injured, 2],
      [suspended, 3],
      [another, 1],
    ]);
    const later = await elevens();
    await field(later, ana);
    await sql`update lineup set players = ${held}::int[], given = null where entry_id = ${await entryOf(later, ana)}`.execute(
      db.fresh,
    );
    await remindOfLocks(db);
    expect((await body()).at(-1)).toEqual([
      '4 de tu once de «Sala» podrían no jugar',
      `${await nameOf(suspended)} (suspendido), ${await nameOf(injured)} (lesionado), ${await nameOf(doubtful)} (dudoso) y 1 más. Cámbialos ${until}`,
    ]);
    await sql`update player set condition = 0`.execute(db.fresh);
  });

  it('counts the questions without an answer, in all matches that lock within 12 hours of the first', async () => {
    await reset();
    const roomId = await predictions();
    const [ana, beto, carla] = (await fundedPlayers(db, 3, 0)) as [number, number, number];
    for (const userId of [ana, beto, carla]) await predict(roomId, userId);
    await answer(roomId, beto, league.matches[0]!);
    for (const match of league.matches) await answer(roomId, carla, match);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    await remindOfLocks(db);
    const link = `/predi/sala/${roomId}`;
    expect([await remindersOf(ana), await remindersOf(beto), await remindersOf(carla)]).toEqual([
      [
        {
          title: 'Te faltan 4 respuestas en «Sala»',
          body: 'Responde hasta jue 11 jun 14:55 H: después ya no cuentan.',
          link,
        },
      ],
      [
        {
          title: 'Te faltan 2 respuestas en «Sala»',
          body: 'Responde hasta jue 11 jun 16:55 H: después ya no cuentan.',
          link,
        },
      ],
      [],
    ]);
    await at(FIRST_KICK_OFF, 120 - LEAD - 60);
    await remindOfLocks(db);
    expect(await countsOf([ana, beto, carla])).toEqual([1, 1, 0]);
  });

  it('counts the questions about the competition that lock with the room (rules R17.5)', async () => {
    await reset();
    const roomId = await predictions({ kinds: ['campeon', 'subcampeon'], lockAt: null });
    const [ana, beto] = (await fundedPlayers(db, 2, 0)) as [number, number];
    for (const userId of [ana, beto]) await predict(roomId, userId);
    for (const match of [...league.matches, null]) await answer(roomId, beto, match);
    for (const match of league.matches) await answer(roomId, ana, match);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    for (let tick = 0; tick < 3; tick += 1) await remindOfLocks(db);
    expect((await remindersOf(ana)).map(({ title, body }) => [title, body])).toEqual([
      ['Te faltan 2 respuestas en «Sala»', 'Responde hasta jue 11 jun 14:55 H: después ya no cuentan.'],
    ]);
    expect(await countsOf([beto])).toEqual([0]);
  });

  it('comes for questions about the competition that lock by themselves, and not once their answer is told', async () => {
    await reset();
    const lockAt = new Date(Date.parse(FIRST_KICK_OFF) - 24 * 60 * MINUTE).toISOString();
    const [open, told] = [
      await predictions({ kinds: ['campeon'], lockAt }),
      await predictions({ kinds: ['campeon'], lockAt }),
    ];
    const [ana, beto] = (await fundedPlayers(db, 2, 0)) as [number, number];
    await predict(open, ana);
    await predict(told, beto);
    await sql`update market set estado = 'anulado' where room_id = ${told} and match_id is null`.execute(db.fresh);
    await at(lockAt, -61);
    await remindOfLocks(db);
    expect(await countsOf([ana])).toEqual([0]);
    await at(lockAt, -60);
    for (let tick = 0; tick < 3; tick += 1) await remindOfLocks(db);
    expect([(await remindersOf(ana)).map(({ title, body }) => [title, body]), await countsOf([beto])]).toEqual([
      [['Te falta 1 respuesta en «Sala»', 'Responde hasta mié 10 jun 15:00 H: después ya no cuentan.']],
      [0],
    ]);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    await remindOfLocks(db);
    expect((await remindersOf(ana)).map(({ title }) => title)).toEqual([
      'Te falta 1 respuesta en «Sala»',
      'Te faltan 4 respuestas en «Sala»',
    ]);
  });

  it('comes for a match of another day by itself, also while the room is running', async () => {
    await reset();
    await kickOffAt(league.matches[1]!, 24 * 60);
    const roomId = await predictions();
    const [ana] = (await fundedPlayers(db, 1, 0)) as [number];
    await predict(roomId, ana);
    await at(FIRST_KICK_OFF, -LEAD - 30);
    await remindOfLocks(db);
    await sql`update room set estado = 'en_vivo' where id = ${roomId}`.execute(db.fresh);
    await at(FIRST_KICK_OFF, 24 * 60 - LEAD - 60);
    await remindOfLocks(db);
    expect((await remindersOf(ana)).map(({ title }) => title)).toEqual([
      'Te faltan 2 respuestas en «Sala»',
      'Te faltan 2 respuestas en «Sala»',
    ]);
  });

  it('comes for a later jornada of an event, whose lock is its own', async () => {
    await reset();
    await sql`insert into jornada (league_id, number, name) values (${league.leagueId}, 2, 'Jornada 2')`.execute(
      db.fresh,
    );
    await sql`update match set jornada = 2 where id = ${league.matches[1]}`.execute(db.fresh);
    const roomId = await elevens();
    await sql`update match set jornada = 1 where id = ${league.matches[1]}`.execute(db.fresh);
    await sql`update room set jornada_to = 2, estado = 'en_vivo' where id = ${roomId}`.execute(db.fresh);
    const [ana] = (await fundedPlayers(db, 1, 0)) as [number];
    await sql`insert into entry (room_id, user_id, fee, paid) values (${roomId}, ${ana}, 0, 0)`.execute(db.fresh);
    await sql`insert into room_match (room_id, match_id) values (${roomId}, ${league.matches[1]})`.execute(db.fresh);
    await sql`update room_match set jornada = 2 where room_id = ${roomId} and match_id = ${league.matches[1]}`.execute(
      db.fresh,
    );
    const lock_at = new Date(Date.parse(FIRST_KICK_OFF) + 48 * 60 * MINUTE).toISOString();
    await db.fresh.insertInto('room_jornada').values({ room_id: roomId, jornada: 2, lock_at }).execute();
    await at(lock_at, -60);
    await remindOfLocks(db);
    expect((await remindersOf(ana)).map(({ title, body }) => [title, body])).toEqual([
      ['Te falta tu once en «Sala»', 'Ármalo hasta sáb 13 jun 15:00 H.'],
    ]);
  });

  it('comes again only when the lock moves by more than an hour to a later time', async () => {
    await reset();
    const roomId = await elevens();
    const [ana] = (await fundedPlayers(db, 1, 0)) as [number];
    await field(roomId, ana);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    await remindOfLocks(db);
    await kickOffAt(league.matches[0]!, 60);
    await at(FIRST_KICK_OFF, 30);
    await remindOfLocks(db);
    expect(await countsOf([ana])).toEqual([1]);
    await kickOffAt(league.matches[0]!, 110);
    await at(FIRST_KICK_OFF, 60);
    await remindOfLocks(db);
    expect((await remindersOf(ana)).map(({ body }) => body)).toEqual([
      'Es el que te dimos al entrar. Puedes cambiarlo hasta jue 11 jun 14:55 H.',
      'Es el que te dimos al entrar. Puedes cambiarlo hasta jue 11 jun 16:45 H.',
    ]);
  });

  it('does not come to who muted it, paused or excluded themselves, nor from a room that was called off', async () => {
    await reset();
    const [roomId, gone] = [await elevens(), await elevens()];
    const [ana, beto, carla, dora] = (await fundedPlayers(db, 4, 0)) as [number, number, number, number];
    for (const userId of [ana, beto, carla]) await field(roomId, userId);
    await field(gone, dora);
    await muteReminders(ana);
    await db.tx((tx) => pausePlay(tx, beto, { kind: 'pausa', days: 2, leaveRooms: () => Promise.resolve([]) }));
    await sql`update app_user set excluded_until = app_now() + interval '1 year' where id = ${carla}`.execute(db.fresh);
    await sql`update room set estado = 'cancelada' where id = ${gone}`.execute(db.fresh);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    await remindOfLocks(db);
    for (const userId of [ana, beto, carla, dora]) expect(await remindersOf(userId)).toEqual([]);
  });

  it('reaches everybody of a large room once, whoever of several servers looks at it', async () => {
    await reset();
    const roomId = await predictions();
    await sql`update room set max_players = 2000 where id = ${roomId}`.execute(db.fresh);
    const players = await fundedPlayers(db, 1201, 0);
    await sql`insert into entry (room_id, user_id, fee, paid)
      select ${roomId}, id, 0, 0 from unnest(${players}::int[]) id`.execute(db.fresh);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    for (let tick = 0; tick < 4; tick += 1) await Promise.all([1, 2, 3].map(() => remindOfLocks(db)));
    const { rows } = await sql<{ people: number; notices: number }>`
      select count(distinct user_id)::int as people, count(*)::int as notices from notification
      where user_id = any(${players}::int[]) and kind = 'recordatorio'`.execute(db.fresh);
    expect(rows[0]).toEqual({ people: 1201, notices: 1201 });
    expect(await db.fresh.selectFrom('lock_reminder').selectAll().execute()).toEqual([]);
  });

  it('is made once for each of many rooms whose lock several servers see at the same time', async () => {
    await reset();
    const [ana] = (await fundedPlayers(db, 1, 0)) as [number];
    for (let rooms = 0; rooms < 30; rooms += 1) await predict(await predictions(), ana);
    await at(FIRST_KICK_OFF, -LEAD - 60);
    await Promise.all([1, 2, 3, 4].map(() => remindOfLocks(db)));
    for (let tick = 0; tick < 4; tick += 1) await remindOfLocks(db);
    expect(await countsOf([ana])).toEqual([30]);
  });
});

/** What the players of a room should have been told, by rule. */
interface Expected {
  /** The matches in the order of the league, each with the lock that was last reminded of, in minutes. */
  reminded: (number | null)[];
  told: number[];
}

it('tells each player once for a lock, however often servers look and whatever moves (rules R14.8)', async () => {
  const act = fc.record({
    what: fc.constantFrom('wait', 'wait', 'look', 'move', 'save', 'join'),
    who: fc.integer({ min: 0, max: 2 }),
    by: fc.integer({ min: 5, max: 100 }),
    match: fc.integer({ min: 0, max: 1 }),
    back: fc.boolean(),
  });
  let [notices, again] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 18 }), async (acts) => {
      await reset();
      const rooms = { compe: await elevens(), predi: await predictions() };
      const players = await fundedPlayers(db, 3, 0);
      const inside = new Set<number>();
      const touched = new Set<number>();
      const answered = players.map(() => new Set<number>());
      const compe: Expected = { reminded: [null], told: players.map(() => 0) };
      const predi: Expected = { reminded: [null, null], told: players.map(() => 0) };
      let now = -LEAD - 180;
      const moveTo = [0, 120];
      await at(FIRST_KICK_OFF, now);

      async function locks(): Promise<{ compe: number; predi: number[] }> {
        const { rows } = await sql<{ compe: string; kick_offs: string[] }>`
          select (select lock_at from room where id = ${rooms.compe}) as compe,
            array(select to_json(kick_off)#>>'{}' from match where id = any(${league.matches}::int[]) order by id) as kick_offs`.execute(
          db.fresh,
        );
        const minutes = (instant: string) => (Date.parse(instant) - Date.parse(FIRST_KICK_OFF)) / MINUTE;
        return { compe: minutes(rows[0]!.compe), predi: rows[0]!.kick_offs.map((each) => minutes(each) - LEAD) };
      }
      const wants = (lock: number, reminded: number | null) =>
        now < lock && (reminded === null || lock > reminded + 60);
      const isDue = (lock: number, reminded: number | null) => wants(lock, reminded) && lock <= now + 60;

      async function look(servers: number): Promise<void> {
        await Promise.all(Array.from({ length: servers }, () => remindOfLocks(db)));
        // Who finds a room's row taken leaves it to the next pass.
        await remindOfLocks(db);
        const found = await locks();
        if (isDue(found.compe, compe.reminded[0]!)) {
          if (compe.reminded[0] !== null) again += 1;
          compe.reminded[0] = found.compe;
          for (const who of inside) if (!touched.has(who)) compe.told[who]! += 1;
        }
        if (found.predi.some((lock, match) => isDue(lock, predi.reminded[match]!))) {
          const about = [0, 1].filter((match) => wants(found.predi[match]!, predi.reminded[match]!));
          if (about.some((match) => predi.reminded[match] !== null)) again += 1;
          for (const match of about) predi.reminded[match] = found.predi[match]!;
          for (const who of inside) if (about.some((match) => !answered[who]!.has(match))) predi.told[who]! += 1;
        }
      }

      for (const { what, who, by, match, back } of acts) {
        const open = await locks();
        if (what === 'wait') await at(FIRST_KICK_OFF, (now += by));
        if (what === 'move') await kickOffAt(league.matches[match]!, (moveTo[match]! += back ? -by : by));
        if (what === 'join' && !inside.has(who) && now < open.compe && now < Math.min(...open.predi)) {
          await field(rooms.compe, players[who]!);
          await predict(rooms.predi, players[who]!);
          inside.add(who);
        }
        if (what === 'save' && inside.has(who)) {
          if (back && now < open.compe) {
            await touch(rooms.compe, players[who]!);
            touched.add(who);
          }
          if (!back && now < open.predi[match]!) {
            await answer(rooms.predi, players[who]!, league.matches[match]!);
            answered[who]!.add(match);
          }
        }
        await look(what === 'look' ? 3 : 1);
        expect(await countsOf(players)).toEqual(compe.told.map((told, seat) => told + predi.told[seat]!));
      }
      notices += [...compe.told, ...predi.told].reduce((sum, each) => sum + each, 0);
    }),
    { numRuns: 16, seed: 148, endOnFailure: true },
  );
  expect(notices).toBeGreaterThan(10);
  expect(again).toBeGreaterThan(0);
}, 180_000);
