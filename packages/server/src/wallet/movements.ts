import { sql } from 'kysely';
import type { Movement, Page } from '@arma11/core/contract';
import type { Queryable } from '../db/database';
import { pageOffset, pageView } from '../http/page';

interface MovementRow {
  id: number;
  kind: string;
  label: string;
  room_id: number | null;
  room_kind: 'compe' | 'predi' | null;
  created_at: string;
  amount: number;
  balance_after: number;
}

const types: Record<string, Movement['type']> = {
  join: 'inscripcion',
  refund: 'reembolso',
  settle: 'premio',
  quest: 'bono_mision',
  grant: 'bono_promo',
  promo: 'bono_promo',
  deposit: 'recarga',
  withdraw: 'retiro',
  withdraw_back: 'retiro_devuelto',
  item: 'compra_item',
};

// Every ledger transaction that moved the player's playable coins, with his balance after it.
const history = (userId: number) => sql`
  select t.id, t.kind, t.label, t.room_id, r.kind as room_kind, t.created_at, m.amount,
    (sum(m.amount) over (order by t.id))::bigint as balance_after
  from (select e.tx_id, sum(e.amount)::bigint as amount from ledger_entry e join account a on a.id = e.account_id
        where a.user_id = ${userId} and a.kind <> 'user:retenido' group by e.tx_id) m
  join ledger_tx t on t.id = m.tx_id left join room r on r.id = t.room_id`;

export interface MovementQuery {
  page: number;
  page_size: number;
  type?: Movement['type'];
  from?: string;
  to?: string;
}

/** The player's movements, newest first; days are Lima's. */
export async function movementsPage(q: Queryable, userId: number, query: MovementQuery): Promise<Page<Movement>> {
  const kinds = Object.keys(types).filter((kind) => query.type === undefined || types[kind] === query.type);
  const day = sql`(h.created_at at time zone 'America/Lima')::date`;
  const chosen = sql`from (${history(userId)}) h
    where (${query.type ?? null}::text is null or h.kind = any(${kinds}::text[]) or (${query.type ?? null} = 'ajuste' and h.kind = 'adjust'))
      and (${query.from ?? null}::date is null or ${day} >= ${query.from ?? null}::date)
      and (${query.to ?? null}::date is null or ${day} <= ${query.to ?? null}::date)`;
  const { rows: total } = await sql<{ count: number }>`select count(*)::int as count ${chosen}`.execute(q);
  const { rows } = await sql<MovementRow>`
    select h.* ${chosen} order by h.id desc limit ${query.page_size} offset ${pageOffset(query)}`.execute(q);
  return pageView('plus/wallet/movements/', { ...query }, total[0]?.count ?? 0, rows.map(movementView));
}

const movementView = (row: MovementRow): Movement => ({
  id: row.id,
  created_at: row.created_at,
  type: types[row.kind] ?? 'ajuste',
  amount: row.amount,
  balance_after: row.balance_after,
  label: row.label,
  ref: row.room_id === null ? null : { kind: row.room_kind ?? 'compe', id: row.room_id },
});
