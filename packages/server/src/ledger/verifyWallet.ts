import { sql, type RawBuilder } from 'kysely';
import type { Rows } from '../platform/db/fragments';

/** What a check finds: each row is a breach, and says where. */
export interface BreachDetail {
  detail: string;
}

/** An invariant and the query that finds what breaks it. */
export type LedgerCheck = readonly [invariant: string, query: RawBuilder<BreachDetail>];

/** What each withdrawal's state says that the ledger must show: held, and then paid or given back, never both. */
const WITHDRAWN: Rows<{ id: number; amount: number; estado: string; held: number; paid: number; back: number }> =
  sql`select w.id, w.amount, w.estado,
    coalesce(sum(e.amount) filter (where t.kind = 'withdraw' and e.amount > 0), 0) as held,
    coalesce(sum(e.amount) filter (where t.kind = 'withdraw_paid' and e.amount > 0), 0) as paid,
    coalesce(sum(e.amount) filter (where t.kind = 'withdraw_back' and e.amount > 0), 0) as back
  from withdrawal w left join ledger_tx t on t.ref = w.id::text and t.kind in ('withdraw','withdraw_paid','withdraw_back')
  left join ledger_entry e on e.tx_id = t.id group by w.id`;

/** The wallet's invariants as plain SQL: each row found is a breach (security I11, I12). */
export const WALLET_CHECKS: LedgerCheck[] = [
  [
    'I12 held coins are those of open withdrawals',
    sql<BreachDetail>`select 'user ' || a.user_id || ' has ' || a.balance || ' held, withdrawals say ' || coalesce(w.total, 0) as detail
     from account a left join (select user_id, sum(amount) as total from withdrawal
       where estado in ('pendiente','en_proceso') group by 1) w on w.user_id = a.user_id
     where a.kind = 'user:retenido' and a.balance <> coalesce(w.total, 0)`,
  ],
  [
    'I12 a withdrawal is paid or given back, never both',
    sql<BreachDetail>`select 'withdrawal ' || id || ' is ' || estado || ': held ' || held || ', paid ' || paid || ', given back ' || back as detail
     from (${WITHDRAWN}) w
     where held <> amount or paid <> case when estado = 'pagado' then amount else 0 end
       or back <> case when estado in ('rechazado','cancelado') then amount else 0 end`,
  ],
  [
    'I12 an approved top-up is credited once, any other not',
    sql<BreachDetail>`select 'top-up ' || coalesce(d.id::text, l.ref) || ' is ' || coalesce(d.estado, 'unknown') || ', the ledger has ' || coalesce(l.coins, 0) as detail
     from deposit d full join (select t.ref, -sum(e.amount) as coins from ledger_tx t join ledger_entry e on e.tx_id = t.id
       join account a on a.id = e.account_id and a.kind = 'ext:recarga'
       where t.kind in ('deposit','deposit_back') group by t.ref) l on l.ref = d.id::text
     where coalesce(l.coins, 0) <> case when d.estado = 'aprobado' then d.coins else 0 end`,
  ],
  [
    'I12 a top-up credits what was asked for',
    sql<BreachDetail>`select 'top-up ' || d.id as detail from deposit d join ledger_tx t on t.kind = 'deposit' and t.ref = d.id::text
     join ledger_entry e on e.tx_id = t.id join account a on a.id = e.account_id and a.user_id is not null
     group by d.id having sum(e.amount) <> d.coins + d.bonus_coins or bool_or(a.user_id <> d.user_id)`,
  ],
  [
    'I11 a code is used as often as it says, within its cap',
    sql<BreachDetail>`select 'promo ' || p.code || ' says ' || p.used || ' of ' || coalesce(p.cap::text, 'any') || ', used ' || count(u.user_id) as detail
     from promo p left join promo_use u on u.promo_id = p.id and u.returned_at is null group by p.id
     having p.used <> count(u.user_id) or p.used > p.cap`,
  ],
  [
    'I11 a code pays only who used it',
    sql<BreachDetail>`select 'promo ' || t.ref as detail from ledger_tx t where t.kind = 'promo' and not exists (
       select from promo_use u, generate_series(1, u.times) n
       where t.ref = u.promo_id || ':' || u.user_id || case when n > 1 then ':' || n else '' end)`,
  ],
  [
    'I11 an entry that a code gave goes back to the operator, never to a player',
    sql<BreachDetail>`select distinct 'entry ' || u.entry_id as detail
     from promo_use u join ledger_tx t on t.kind = 'refund' and t.ref = u.entry_id::text
     join ledger_entry e on e.tx_id = t.id and e.amount > 0 join account a on a.id = e.account_id
     where a.user_id is not null or u.returned_at is null`,
  ],
  [
    'I12 a correction is posted when it is done, and only then',
    sql<BreachDetail>`select 'correction ' || a.id || ' is ' || a.estado || ', posted ' || coalesce(l.amount, 0) as detail
     from adjustment a left join (select t.ref, sum(e.amount) as amount from ledger_tx t join ledger_entry e on e.tx_id = t.id
       join account c on c.id = e.account_id and c.user_id is not null where t.kind = 'adjust' group by t.ref) l on l.ref = a.id::text
     where coalesce(l.amount, 0) <> case when a.estado = 'hecho' then a.amount else 0 end`,
  ],
];
