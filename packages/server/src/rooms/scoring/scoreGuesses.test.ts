import { sql } from 'kysely';
import { parseScoring } from '@arma11/core/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { roomTerms } from '../../testing/roomTerms';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { createPrediRoom } from '../offers/createPrediRoom';
import { makeScores } from '../predictions/makeScores';
import { playScreen } from '../predictions/playScreen';
import { prediResults } from '../predictions/results';
import { saveAnswers } from '../predictions/saveAnswers';
import { selectRooms } from '../view/roomView';
import { scoreRooms } from './scoreRooms';

let db: Db;
let stage: RoomStage;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  stage = await roomStage(db);
});
afterAll(() => db.close());

/** A room with a table and its players' guesses of each match ('2-1', or null); returns it with its players. */
async function tableRoom(text: string, guesses: (string | null)[][], ties: 'chain' | 'shared' = 'chain') {
  const predi_scoring = { ...parseScoring(text), ties };
  const matchIds = stage.league.matches;
  const room = await db.tx((tx) =>
    createPrediRoom(tx, roomTerms(stage.league, { amount_ins: 0, kinds: ['marcador'], matchIds, predi_scoring })),
  );
  const players = await stage.seat(room, guesses.length);
  const markets = await db.fresh.selectFrom('market').select(['id', 'match_id']).where('room_id', '=', room).execute();
  for (const [index, scores] of guesses.entries()) {
    const wanted = scores.flatMap((score, at) => {
      if (score === null) return [];
      const [goals_local, goals_visit] = score.split('-').map(Number) as [number, number];
      const { id: match_prediction } = markets.find(({ match_id }) => match_id === matchIds[at])!;
      return [{ match_prediction, goals_local, goals_visit }];
    });
    await db.tx(async (tx) => {
      const made = await makeScores(tx, players[index]!, { predi: room, scores: wanted });
      const chosen = made.map(({ id, id_match_prediction }) => ({
        alternative: id,
        predi: room,
        match_prediction: id_match_prediction,
      }));
      await saveAnswers(tx, players[index]!, chosen);
    });
  }
  return { room, players };
}

async function end(room: number, ...scores: (string | null)[]): Promise<void> {
  await stage.at(2000);
  await db.tx(async (tx) => {
    for (const [at, score] of scores.entries()) {
      const [local, visit] = score?.split('-').map(Number) ?? [];
      await sql`update match set estado = ${score === null ? 'programado' : 'finalizado'}, goals_local = ${local ?? null},
        goals_visit = ${visit ?? null} where id = ${stage.league.matches[at]!}`.execute(tx);
    }
    await scoreRooms(tx, [room]);
  });
}

/** Points, correct answers and place of every seat, in the order of the seats. */
async function standings(room: number) {
  const rows = await db.fresh
    .selectFrom('standing')
    .select(['points', 'aciertos', 'position'])
    .where('room_id', '=', room)
    .orderBy('entry_id')
    .execute();
  return rows.map(({ points, aciertos, position }) => [points, aciertos, position]);
}

describe('a prediction room with a table of its own (rules R17.1)', () => {
  it('pays guesses by the table: exact 3, result 1', async () => {
    const { room } = await tableRoom('3/1', [
      ['2-1', '0-0'],
      ['1-0', '1-1'],
      ['0-1', '5-0'],
      [null, '0-0'],
    ]);
    await end(room, '2-1', '0-0');
    expect(await standings(room)).toEqual([
      [6, 2, 1],
      [2, 2, 3],
      [0, 0, 4],
      [3, 1, 2],
    ]);
  });

  it('tells every answer what it earned, and the score that was right', async () => {
    const { room, players } = await tableRoom('kicktipp', [['1-0'], ['9-0']]);
    await end(room, '2-1');
    const told = async (index: number) => {
      const [seen] = await selectRooms(db.fresh, players[index]!, sql`r.id = ${room}`);
      const { points, aciertos, results } = await prediResults(db.fresh, players[index]!, seen!);
      const [match] = await playScreen(db.fresh, seen!);
      const shown = match!.answers.find(({ answer }) => answer === results[0]!.answer)?.pts;
      return { points, aciertos, first: results[0], shown };
    };
    expect(await told(0)).toMatchObject({
      points: 3,
      aciertos: 1,
      first: { result: 'acierto', points: 3, pts: 3 },
      shown: 3,
    });
    expect(await told(1)).toMatchObject({ points: 2, first: { answer: '9-0', correct_answer: '2-1' } });
  });

  it('follows a result that is corrected, as often as it is scored', async () => {
    const { room } = await tableRoom('3/1', [['2-1'], ['1-1']]);
    await end(room, '2-1');
    await end(room, '2-1');
    expect(await standings(room)).toEqual([
      [3, 1, 1],
      [0, 0, 2],
    ]);
    await end(room, '1-1');
    expect((await standings(room)).map(([points]) => points)).toEqual([0, 3]);
    await end(room, null);
    expect((await standings(room)).map(([points]) => points)).toEqual([0, 0]);
    await end(room, '3-0');
    expect((await standings(room)).map(([points]) => points)).toEqual([1, 0]);
  });

  it('parts equal points by what was exact, unless its table shares ties', async () => {
    const guesses = [
      ['2-1', null, null, null],
      ['1-0', '1-0', '1-0', null],
    ];
    const chain = await tableRoom('3/1', guesses);
    const shared = await tableRoom('3/1', guesses, 'shared');
    await end(chain.room, '2-1', '3-0', '2-0');
    await end(shared.room, '2-1', '3-0', '2-0');
    expect((await standings(chain.room)).map(([points, , place]) => [points, place])).toEqual([
      [3, 2],
      [3, 1],
    ]);
    expect((await standings(shared.room)).map(([points, , place]) => [points, place])).toEqual([
      [3, 1],
      [3, 1],
    ]);
  });

  it('multiplies by the stage of the match', async () => {
    const { room } = await tableRoom('exact 3 x4 from 1, result 1', [['2-1'], ['1-0']]);
    await end(room, '2-1');
    expect((await standings(room)).map(([points]) => points)).toEqual([12, 1]);
  });

  it('pays nothing for a void match', async () => {
    const { room } = await tableRoom('3/1', [['2-1', '1-0']]);
    await end(room, '2-1', '1-0');
    await db.tx(async (tx) => {
      await sql`update match set estado = 'anulado' where id = ${stage.league.matches[0]!}`.execute(tx);
      await scoreRooms(tx, [room]);
    });
    expect((await standings(room)).map(([points]) => points)).toEqual([3]);
  });
});
