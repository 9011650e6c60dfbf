import { sql } from 'kysely';
import type { LongTermQuestion, PrediResults } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { RoomWithSeat } from '../view/roomView';
import { lockOfLongTerm, takesLongTerm } from '../lock/longTermLock';
import { chosenBy } from './countShares';

interface QuestionRow extends Omit<LongTermQuestion, 'my_answer'> {
  chosen: number | null;
  saved_at: string | null;
}

/** A room's questions about the competition as a whole; who chose what is told once they are closed (rules R1.6). */
export async function longTermView(q: Queryable, room: RoomWithSeat): Promise<LongTermQuestion[]> {
  const { rows } = await sql<QuestionRow>`
    select k.id as id_match_prediction, k.kind, k.question, ${lockOfLongTerm} as lock_at, x.closed, w.alternative_id as chosen, w.saved_at, (
      select jsonb_agg(jsonb_build_object('id', a.id, 'answer', a.answer, 'pts', a.pts, 'result', a.result,
        'pct', case when x.closed and r.taken > 0 then round(100.0 * ${chosenBy} / r.taken, 1) end) order by a.ordinal)
      from alternative a where a.market_id = k.id) as answers
    from market k join room r on r.id = k.room_id cross join lateral (select not ${takesLongTerm} as closed) x
    left join answer w on w.market_id = k.id and w.entry_id = ${room.my_entry}
    where k.room_id = ${room.id} and k.match_id is null order by k.ordinal`.execute(q);
  return rows.map(({ chosen, saved_at, ...question }) => ({
    ...question,
    my_answer: chosen === null ? null : savedAnswer(question, room.id, { chosen, saved_at }),
  }));
}

function savedAnswer(
  { id_match_prediction, answers }: Omit<LongTermQuestion, 'my_answer'>,
  predi: number,
  { chosen, saved_at }: { chosen: number; saved_at: string | null },
): LongTermQuestion['my_answer'] {
  const { result, pts } = answers.find(({ id }) => id === chosen)!;
  return {
    alternative: chosen,
    predi,
    match_prediction: id_match_prediction,
    result,
    points: result === 'acierto' ? pts : 0,
    ...(saved_at ? { saved_at } : {}),
  };
}

/** How an entry's answers to them went; another's only once they are closed (rules R1.6). */
export async function longTermResults(
  q: Queryable,
  roomId: number,
  entry: { id: number; mine: boolean },
): Promise<NonNullable<PrediResults['long_term']>> {
  const { rows } = await sql<NonNullable<PrediResults['long_term']>[number]>`
    select w.alternative_id as alternative, k.room_id as predi, k.id as match_prediction, k.question, coalesce(a.answer, '') as answer, coalesce(a.pts, 0)::int as pts,
      case when k.estado = 'resuelto' then coalesce(a.result, 'fallo') else k.estado end as result,
      case when a.result = 'acierto' then a.pts else 0 end::int as points,
      (select string_agg(c.answer, ', ' order by c.ordinal) from alternative c
        where c.market_id = k.id and c.result = 'acierto') as correct_answer
    from market k join room r on r.id = k.room_id
    left join answer w on w.market_id = k.id and w.entry_id = ${entry.id}
    left join alternative a on a.id = w.alternative_id
    where k.room_id = ${roomId} and k.match_id is null and (${entry.mine}::boolean or not ${takesLongTerm})
    order by k.ordinal`.execute(q);
  return rows;
}
