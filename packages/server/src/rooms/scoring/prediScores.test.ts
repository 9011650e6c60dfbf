import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database';
import { playMatch } from '../../testing/playedMatch';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

type Choice = [match: number, kind: '1x2' | 'goles', code: string];

async function choose(entry: number, choices: readonly Choice[]): Promise<void> {
  for (const [match, kind, code] of choices)
    await sql`insert into answer (entry_id, market_id, alternative_id)
      select e.id, k.id, a.id from entry e join market k on k.room_id = e.room_id and k.kind = ${kind}
        and k.match_id = ${stage.league.matches[match]!}
      join alternative a on a.market_id = k.id and a.code = ${code} where e.id = ${entry}`.execute(db.fresh);
}

const table = async (room: number) =>
  db.fresh
    .selectFrom('standing')
    .select(['entry_id', 'points', 'aciertos', 'position'])
    .where('room_id', '=', room)
    .orderBy('seq')
    .execute();

describe('the table of a prediction room (rules R7.5)', () => {
  it('parts equal points by right answers, and equal ones by those at the maximum of this room', async () => {
    const room = await stage.predi(0, ['1x2', 'goles']);
    await stage.seat(room, 3);
    const [plain, maximum, many] = (await stage.entries(room)) as [number, number, number];
    // A draw is worth 4, a winner 3, the goals 2.
    await choose(plain, [
      [1, '1x2', 'local'],
      [2, '1x2', 'visita'],
    ]);
    await choose(maximum, [
      [0, '1x2', 'empate'],
      [0, 'goles', 'menos'],
    ]);
    await choose(many, [
      [0, 'goles', 'menos'],
      [1, 'goles', 'menos'],
      [2, 'goles', 'menos'],
    ]);
    await stage.at(-5);
    await stage.advance();
    const ends: [number, number][] = [
      [1, 1],
      [1, 0],
      [0, 1],
      [3, 0],
    ];
    for (const [match, [local, visit]] of ends.entries())
      await playMatch(db, stage.league.matches[match]!, { local, visit });
    await stage.at(600);
    await stage.advance();
    expect(await table(room)).toEqual([
      { entry_id: many, points: 6, aciertos: 3, position: 1 },
      { entry_id: maximum, points: 6, aciertos: 2, position: 2 },
      { entry_id: plain, points: 6, aciertos: 2, position: 3 },
    ]);
  });
});
