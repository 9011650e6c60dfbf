import { sql } from 'kysely';
import type { Movement, Page } from '@arma11/core/contract';
import type { Queryable } from '../platform/db/database';
import type { From, Value } from '../platform/db/fragments';
import { pageOffset, pageView } from '../platform/http/page';

/** One movement as the database tells it. */
export interface MovementRow {
  id: number;
  kind: string;
  ref: string;
  label: string;
  room_id: number | null;
  room_kind: 'compe' | 'predi' | null;
  created_at: string;
  /** The instant as Lima's clocks show it, for people who read the file. */
  lima_time: string;
  amount: number;
  balance_after: number;
}

// What is not here is a correction by hand: 'ajuste'.
const types: Record<string, Movement['type']> = {
  join: 'inscripcion',
  refund: 'reembolso',
  settle: 'premio',
  quest: 'bono_mision',
  grant: 'bono_promo',
  promo: 'bono_promo',
  welcome: 'bono_promo',
  daily: 'bono_promo',
  deposit: 'recarga',
  withdraw: 'retiro',
  withdraw_back: 'retiro_devuelto',
  item: 'compra_item',
};
const KNOWN = Object.keys(types);

/** What a ledger kind is called on the wire. */
export const movementType = (kind: string): Movement['type'] => types[kind] ?? 'ajuste';

// Every ledger transaction that moved the player's playable coins, with their balance after it.
const history = (userId: number, balance: Value<number>) => sql`
  select t.id, t.kind, t.ref, t.label, t.room_id, t.created_at, m.amount, ${balance} as balance_after
  from (select e.tx_id, sum(e.amount)::bigint as amount from ledger_entry e join account a on a.id = e.account_id
        where a.user_id = ${userId} and a.kind <> 'user:retenido' group by e.tx_id) m
  join ledger_tx t on t.id = m.tx_id`;

/** Which movements: a type, and Lima's days from and to, both included. */
export interface MovementFilter {
  type?: Movement['type'];
  from?: string;
  to?: string;
}

// Only who reads the balance pays for adding up the whole history.
const runningBalance = sql<number>`(sum(m.amount) over (order by t.id))::bigint`;
const noBalance = sql<number>`0`;

function chosen(userId: number, { type, from, to }: MovementFilter, balance = runningBalance): From {
  const kinds = KNOWN.filter((kind) => types[kind] === type);
  const day: Value<string> = sql`(h.created_at at time zone 'America/Lima')::date`;
  return sql`from (${history(userId, balance)}) h left join room r on r.id = h.room_id
    where (${type ?? null}::text is null or h.kind = any(${kinds}::text[])
        or (${type ?? null} = 'ajuste' and h.kind <> all(${KNOWN}::text[])))
      and (${from ?? null}::date is null or ${day} >= ${from ?? null}::date)
      and (${to ?? null}::date is null or ${day} <= ${to ?? null}::date)`;
}

/** A player's movements, newest first. */
export async function movementRows(
  q: Queryable,
  userId: number,
  filter: MovementFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select h.*, r.kind as room_kind, to_char(h.created_at at time zone 'America/Lima', 'YYYY-MM-DD HH24:MI') as lima_time
    ${chosen(userId, filter)} order by h.id desc limit ${limit} offset ${offset}`.execute(q);
  return rows;
}

/** One page of the player's movements, newest first; days are Lima's. */
export async function movementsPage(
  q: Queryable,
  userId: number,
  query: MovementFilter & { page: number; page_size: number },
): Promise<Page<Movement>> {
  const { rows: total } = await sql<{ count: number }>`
    select count(*)::int as count ${chosen(userId, query, noBalance)}`.execute(q);
  const rows = await movementRows(q, userId, query, { limit: query.page_size, offset: pageOffset(query) });
  return pageView('plus/wallet/movements/', { ...query }, total[0]?.count ?? 0, rows.map(movementView));
}

const movementView = (row: MovementRow): Movement => ({
  id: row.id,
  created_at: row.created_at,
  type: movementType(row.kind),
  amount: row.amount,
  balance_after: row.balance_after,
  label: row.label,
  ref: refOf(row),
});

/** What the movement was about: a room, a top-up or a withdrawal. */
function refOf({ kind, ref, room_id, room_kind }: MovementRow): Movement['ref'] {
  if (room_id !== null) return { kind: room_kind ?? 'compe', id: room_id };
  if (kind === 'deposit' || kind === 'deposit_back') return { kind: 'deposit', id: Number(ref) };
  if (kind.startsWith('withdraw')) return { kind: 'withdrawal', id: Number(ref) };
  return null;
}
