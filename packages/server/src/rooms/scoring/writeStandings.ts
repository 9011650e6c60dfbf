import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Tail, Value } from '../../platform/db/fragments';

/** What a scoring knows of an entry: `k1` to `k4` order equal points, best first. */
export interface Score {
  room_id: number;
  /** 0 for the whole room. */
  jornada: number;
  entry_id: number;
  points: number;
  last_points: number;
  aciertos: number;
  k1: number;
  k2: number;
  k3: number;
  k4: number;
}

// Money ranks lineup rooms by points alone (rules R7.4) and prediction rooms by the chain of R7.5.
const moneyOrder = {
  compe: sql`s.points desc`,
  predi: sql`s.points desc, s.k1 desc, s.k2 desc, s.k3 desc, s.k4 desc`,
};

/**
 * Writes the places of rooms of one game anew from their scores: one statement, whatever the number of entries
 * (docs/scale.md). The places of before go into `previous`. The scores are fenced (`offset 0`): computed before the sort,
 * which would else carry what they are computed from.
 */
export async function writeStandings(
  tx: Tx,
  kind: 'compe' | 'predi',
  roomIds: readonly number[],
  scores: RawBuilder<Score>,
): Promise<void> {
  const rooms: Value<number> = sql`any(${[...roomIds]}::int[])`;
  await sql`update room set standing_gen = 1 - standing_gen, scored_at = app_now()
    where id = ${rooms} and kind = ${kind}`.execute(tx);
  // Enough to sort a large jornada without a file.
  await sql`set local work_mem = '96MB'`.execute(tx);
  const money: Tail = sql`partition by s.room_id, s.jornada order by ${moneyOrder[kind]}`;
  await sql`
    insert into standing (room_id, jornada, seq, gen, entry_id, points, last_points, aciertos, position, sharing, previous)
    select s.room_id, s.jornada,
      row_number() over (partition by s.room_id, s.jornada
        order by s.points desc, s.k1 desc, s.k2 desc, s.k3 desc, s.k4 desc, s.entry_id),
      r.standing_gen, s.entry_id, s.points, s.last_points, s.aciertos,
      rank() over (${money}), count(*) over (${money} groups between current row and current row), old.position
    from (select * from (${scores}) computed offset 0) s
    join room r on r.id = s.room_id
    left join standing old on old.entry_id = s.entry_id and old.jornada = s.jornada and old.gen <> r.standing_gen`.execute(
    tx,
  );
  await sql`delete from standing x using room r
    where r.id = ${rooms} and r.kind = ${kind} and x.room_id = r.id and x.gen <> r.standing_gen`.execute(tx);
}
