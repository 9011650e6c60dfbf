import { sql } from 'kysely';
import type { CallOutput } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { inLimaDays } from '../../platform/db/limaDays';

/** A player's right, wrong and undecided answers about the matches of these days, in every room that gave no fees back. */
export async function countAnswers(
  q: Queryable,
  { userId, first, days }: { userId: number; first: string; days: number },
): Promise<CallOutput<'quests', 'resume'>['answers']> {
  const { rows } = await sql<CallOutput<'quests', 'resume'>['answers']>`
    select (count(*) filter (where v.result = 'acierto'))::int as aciertos,
      (count(*) filter (where v.result = 'fallo'))::int as fallos,
      (count(*) filter (where v.result = 'pendiente'))::int as pendientes
    from entry e join answer a on a.entry_id = e.id join alternative v on v.id = a.alternative_id
    join market k on k.id = a.market_id join match_now m on m.id = k.match_id
    join room r on r.id = e.room_id
    where e.user_id = ${userId} and r.estado <> 'cancelada' and r.cancel_reason is null
      and ${inLimaDays(sql`m.kick_off`, first, days)}`.execute(q);
  return rows[0]!;
}
