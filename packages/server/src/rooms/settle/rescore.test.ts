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

async function points(roomId: number): Promise<number[]> {
  const { rows } = await sql<{ points: number }>`
    select points from standing where room_id = ${roomId} and jornada = 0 order by seq`.execute(db.fresh);
  return rows.map((row) => row.points);
}

/** What the lineups of a room are worth with every match played: nobody asks the rooms. */
async function worth(roomId: number): Promise<number[]> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(pm.points), 0)::int as points from entry e join lineup l on l.entry_id = e.id
    cross join lateral unnest(l.players) as x(id) left join player_match pm on pm.player_id = x.id
    where e.room_id = ${roomId} group by e.id order by 1 desc, e.id`.execute(db.fresh);
  return rows.map((row) => row.points);
}

describe('a room is scored again', () => {
  it('with each match that a rehearsal’s clock reaches, though nobody writes anything then', async () => {
    const room = await stage.compe(0);
    await stage.seat(room, 2);
    for (const match of stage.league.matches) await playMatch(db, match, { local: 1, visit: 0 });
    await stage.at(-5);
    await stage.advance();
    await stage.at(1);
    await stage.advance();
    const first = await points(room);
    await stage.at(361);
    await stage.advance();
    expect((await stage.room(room)).estado).toBe('por_liquidar');
    expect(await points(room)).toEqual(await worth(room));
    expect(await points(room)).not.toEqual(first);
  });

  it('when a change becomes visible that was written before the last scoring and committed after it', async () => {
    const room = await stage.predi(0, ['1x2'], stage.league.matches.slice(0, 1));
    await stage.seat(room, 1);
    const [match] = stage.league.matches;
    await sql`insert into answer (entry_id, market_id, alternative_id)
      select e.id, k.id, a.id from entry e join market k on k.room_id = e.room_id
      join alternative a on a.market_id = k.id and a.code = 'visita' where e.room_id = ${room}`.execute(db.fresh);
    const late = await stage.seat(room, 1);
    expect(late).toHaveLength(1);
    await stage.at(-5);
    await stage.advance();
    await playMatch(db, match!, { local: 1, visit: 0 });
    await stage.at(115);
    await stage.advance();
    expect(await points(room)).toEqual([0, 0]);
    // A long import took its time from the clock a minute before the scoring, and commits only now.
    await stage.at(116);
    await sql`update match set goals_visit = 2, updated_at = updated_at - interval '1 minute' where id = ${match!}`.execute(
      db.fresh,
    );
    await stage.advance();
    expect(await points(room)).toEqual([3, 0]);
  });
});
