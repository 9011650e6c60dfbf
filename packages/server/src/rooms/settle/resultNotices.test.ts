import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { playMatch } from '../../testing/playedMatch';
import { roomTerms } from '../../testing/roomTerms';
import { FIRST_KICK_OFF, fundedPlayers, smallLeague, TEST_LOCK, type SmallLeague } from '../../testing/smallLeague';
import { joinRoom } from '../join/joinRoom';
import { createPrediRoom } from '../offers/createPrediRoom';
import { saveAnswers } from '../predictions/saveAnswers';
import { advanceRooms } from './advanceRooms';

let db: Db;
let league: SmallLeague;
beforeEach(async () => {
  db = await openTestDatabase();
  league = await smallLeague(db);
  return () => db.close();
});

const at = (instant: string, plusMinutes = 0) =>
  setClock(db, { at: new Date(Date.parse(instant) + plusMinutes * 60_000), speed: 0 });
const room = (amount_ins: number) =>
  db.tx((tx) =>
    createPrediRoom(tx, {
      ...roomTerms(league, { amount_ins, name: 'Clásicos' }),
      matchIds: league.matches,
      kinds: ['1x2'],
    }),
  );
async function seat(roomId: number, count: number): Promise<number[]> {
  const players = await fundedPlayers(db, count, 100);
  for (const userId of players) await db.tx((tx) => joinRoom(tx, { roomId, userId }));
  return players;
}
/** Predicts the first match as a home win, which it will be. */
async function getRight(roomId: number, userId: number): Promise<void> {
  const { rows } = await sql<{ alternative: number; match_prediction: number }>`
    select a.id as alternative, k.id as match_prediction from market k join alternative a on a.market_id = k.id
    where k.room_id = ${roomId} and k.match_id = ${league.matches[0]} and a.code = 'local'`.execute(db.fresh);
  await db.tx((tx) => saveAnswers(tx, userId, [{ ...rows[0]!, predi: roomId }]));
}
async function playOut(): Promise<void> {
  await at(TEST_LOCK);
  await advanceRooms(db);
  for (const match of league.matches) await playMatch(db, match, { local: 1, visit: 0 });
  await at(FIRST_KICK_OFF, 24 * 60);
  await advanceRooms(db);
}
/** As if a code had paid the player's entry. */
async function giveEntry(roomId: number, userId: number): Promise<void> {
  await sql`insert into promo (code, type, room_id, label, used) values ('ENTRADA', 'entrada', ${roomId}, 'Código', 1)`.execute(
    db.fresh,
  );
  await sql`insert into promo_use (promo_id, user_id, entry_id)
    select p.id, e.user_id, e.id from promo p, entry e where e.user_id = ${userId}`.execute(db.fresh);
}
const noticesOf = (userId: number) =>
  db.fresh
    .selectFrom('notification')
    .select(['kind', 'title', 'body', 'link', 'ref'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

describe('when a room is paid, everybody in it is told how it ended (rules R16.9)', () => {
  it('winners with their prize, the others with place and points', async () => {
    const id = await room(10);
    const [ana, beto, carla] = (await seat(id, 3)) as [number, number, number];
    await getRight(id, ana);
    await playOut();
    const place = { link: `/predi/sala/${id}/ranking`, ref: `room:${id}` };
    expect(await noticesOf(ana)).toEqual([
      {
        kind: 'premio',
        title: 'Ganaste S/ 2.70',
        body: 'Quedaste en el puesto 1 de Clásicos. El premio ya está en tu saldo.',
        ...place,
      },
    ]);
    const result = {
      kind: 'resultado',
      title: 'Terminó Clásicos',
      body: 'Quedaste en el puesto 2 de 3 con 0 puntos. Mira la tabla final.',
      ...place,
    };
    expect([await noticesOf(beto), await noticesOf(carla)]).toEqual([[result], [result]]);
    await advanceRooms(db);
    expect(await noticesOf(beto)).toHaveLength(1);
  });

  it('or that nobody scored: with the coins, with the code, or with nothing to give back', async () => {
    const [paid, free] = [await room(10), await room(0)];
    const [paying, gifted] = (await seat(paid, 2)) as [number, number];
    const [ana] = (await seat(free, 2)) as [number, number];
    await giveEntry(paid, gifted);
    await playOut();
    const told = async (userId: number) => (await noticesOf(userId)).map(({ title, body }) => [title, body]);
    expect(await told(paying)).toEqual([
      ['Te devolvimos S/ 1.00', 'En Clásicos nadie sumó puntos, así que cada uno recuperó lo que pagó.'],
    ]);
    expect(await told(gifted)).toEqual([
      ['Nadie ganó Clásicos', 'Nadie sumó puntos. Entraste con un código: queda sin usar.'],
    ]);
    expect(await told(ana)).toEqual([['Nadie ganó Clásicos', 'Nadie sumó puntos.']]);
  });

  it('or that it was called off, with the amount that came back and the way to it', async () => {
    const id = await room(10);
    const [ana] = (await seat(id, 1)) as [number];
    await at(TEST_LOCK);
    await advanceRooms(db);
    expect(await noticesOf(ana)).toEqual([
      {
        kind: 'sala_cancelada',
        title: 'Se canceló Clásicos',
        body: 'No se llenó. Te devolvimos tu entrada completa: S/ 1.00.',
        link: `/predi/sala/${id}`,
        ref: `room:${id}`,
      },
    ]);
  });

  it('and of nothing that came back where a code or nobody had paid', async () => {
    const [paid, free] = [await room(10), await room(0)];
    const [gifted] = (await seat(paid, 1)) as [number];
    const [ana] = (await seat(free, 1)) as [number];
    await giveEntry(paid, gifted);
    await at(TEST_LOCK);
    await advanceRooms(db);
    const told = async (userId: number) => (await noticesOf(userId)).map(({ body }) => body);
    expect(await told(gifted)).toEqual(['No se llenó. Entraste con un código: queda sin usar.']);
    expect(await told(ana)).toEqual(['No se llenó.']);
  });
});
