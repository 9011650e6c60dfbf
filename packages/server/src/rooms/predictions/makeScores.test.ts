import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { makeScores } from './makeScores';
import { playScreen } from './playScreen';
import { saveAnswers } from './saveAnswers';
import { selectRooms } from '../view/roomView';

let db: Db;
let stage: RoomStage;
let room: number;
let market: number;
let winner: number;
let player: number;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  stage = await roomStage(db);
  room = await stage.predi(0, ['marcador', '1x2']);
  [player] = (await stage.seat(room, 2)) as [number, number];
  const markets = await db.fresh.selectFrom('market').select(['id', 'kind']).where('room_id', '=', room).execute();
  market = markets.find(({ kind }) => kind === 'marcador')!.id;
  winner = markets.find(({ kind }) => kind === '1x2')!.id;
});
afterAll(() => db.close());

const ask = (goals_local: number, goals_visit: number, match_prediction = market) =>
  db.tx((tx) => makeScores(tx, player, { predi: room, scores: [{ match_prediction, goals_local, goals_visit }] }));
const count = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from alternative where market_id = ${market}`.execute(db.fresh);
  return rows[0]!.count;
};

describe('an exact score (rules R17.2)', () => {
  it("is shown from 0-0 to 3-3, without 'Otro'", async () => {
    const { rows } = await sql<{ codes: string }>`
      select string_agg(code, ' ' order by ordinal) as codes from alternative where market_id = ${market}`.execute(
      db.fresh,
    );
    expect(rows[0]!.codes).toBe('0-0 0-1 0-2 0-3 1-0 1-1 1-2 1-3 2-0 2-1 2-2 2-3 3-0 3-1 3-2 3-3');
  });

  it('beyond those is made when first chosen, once for everybody, and saved as any other', async () => {
    const [made] = await ask(7, 2);
    expect(made).toMatchObject({ answer: '7-2', pts: 8, kind: 'marcador', result: 'pendiente', pct: null });
    const twice = await Promise.all([ask(7, 2), ask(7, 2)]);
    expect(twice.map(([again]) => again!.id)).toEqual([made!.id, made!.id]);
    expect(await count()).toBe(17);
    const answer = { alternative: made!.id, predi: room, match_prediction: market };
    expect(await db.tx((tx) => saveAnswers(tx, player, [answer]))).toMatchObject({ saved: [answer] });
  });

  it('that somebody else had made is not shown, but for what is chosen and what was right', async () => {
    const [, other] = (
      await db.fresh.selectFrom('entry').select('user_id').where('room_id', '=', room).orderBy('id').execute()
    ).map(({ user_id }) => user_id);
    const [made] = await ask(4, 0);
    await db.tx((tx) => saveAnswers(tx, player, [{ alternative: made!.id, predi: room, match_prediction: market }]));
    const seen = async (userId: number) => {
      const [mine] = await selectRooms(db.fresh, userId, sql`r.id = ${room}`);
      const matches = await playScreen(db.fresh, mine!);
      return matches.flatMap(({ answers }) => answers).filter(({ id }) => id === made!.id).length;
    };
    expect([await seen(player), await seen(other!)]).toEqual([1, 0]);
  });

  it('that is shown already stays as it is', async () => {
    expect((await ask(2, 1))[0]).toMatchObject({ answer: '2-1', pts: 8 });
    expect(await count()).toBe(16);
  });

  it('wins when the match ends so', async () => {
    const [made] = await ask(4, 0);
    await db.tx((tx) => saveAnswers(tx, player, [{ alternative: made!.id, predi: room, match_prediction: market }]));
    await stage.at(180);
    await sql`update match set estado = 'finalizado', goals_local = 4, goals_visit = 0 where id = ${stage.league.matches[0]!}`.execute(
      db.fresh,
    );
    await stage.advance();
    const { points } = await db.fresh
      .selectFrom('standing')
      .select('points')
      .where('room_id', '=', room)
      .orderBy('entry_id')
      .executeTakeFirstOrThrow();
    expect(points).toBe(8);
  });

  it('is not made once its match has locked', async () => {
    await stage.at(-5);
    await expect(ask(4, 0)).rejects.toMatchObject({ code: 'PREDI_CERRADA', extra: { closed: [market] } });
    expect(await count()).toBe(16);
  });

  it('is not made for another kind of question, of another room, or beside Otro', async () => {
    await expect(ask(4, 0, winner)).rejects.toMatchObject({ code: 'ALTERNATIVA_INVALIDA' });
    await expect(ask(4, 0, 999_999)).rejects.toMatchObject({ code: 'ALTERNATIVA_INVALIDA' });
    await sql`insert into alternative (market_id, code, answer, pts, ordinal) values (${market}, 'otro', 'Otro', 5, 17)`.execute(
      db.fresh,
    );
    await expect(ask(4, 0)).rejects.toMatchObject({ code: 'ALTERNATIVA_INVALIDA' });
  });

  it('is made for members alone', async () => {
    const [stranger] = await stage.seat(await stage.predi(0), 1);
    const scores = [{ match_prediction: market, goals_local: 4, goals_visit: 0 }];
    await expect(db.tx((tx) => makeScores(tx, stranger!, { predi: room, scores }))).rejects.toMatchObject({
      code: 'NO_INSCRITO',
    });
  });
});
