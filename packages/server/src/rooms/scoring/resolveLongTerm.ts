import { sql } from 'kysely';
import { longTermOther } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';

/**
 * Decides these rooms' questions about the competition as a whole by what it came to, and takes back what it no longer
 * came to (rules R17.5). Where nobody is it, or nobody whom an answer stands for, the question is void.
 */
export async function resolveLongTerm(tx: Tx, roomIds: readonly number[]): Promise<void> {
  await sql`
    with known as (
      select k.id, o.codes,
        case when o.codes is null then 'pendiente' when exists (select from alternative a where a.market_id = k.id
            and (a.code = any(o.codes) or a.code = ${longTermOther} and cardinality(o.codes) > 0)) then 'resuelto'
          else 'anulado' end as estado
      from market k join room r on r.id = k.room_id
      left join league_outcome o on o.league_id = r.league_id and o.kind = k.kind
      where k.room_id = any(${[...roomIds]}::int[]) and k.match_id is null
    ), marked as (
      update market k set estado = n.estado, outcome = n.codes from known n
      where n.id = k.id and (k.estado, k.outcome) is distinct from (n.estado, n.codes)
    ), results as (
      select a.id, case when n.estado <> 'resuelto' then n.estado
        when a.code = any(n.codes) or a.code = ${longTermOther} and exists (select from unnest(n.codes) as c(code)
          where not exists (select from alternative b where b.market_id = a.market_id and b.code = c.code)) then 'acierto'
        else 'fallo' end as result
      from known n join alternative a on a.market_id = n.id
    )
    update alternative a set result = n.result from results n where n.id = a.id and a.result <> n.result`.execute(tx);
}
