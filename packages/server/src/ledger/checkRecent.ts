import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database';
import type { Breach } from './verify';
import type { BreachDetail, LedgerCheck } from './verifyWallet';

// Plain SQL, sharing no code with what posts. `recent` is every transaction after the one that was checked last.
const CHECKS: LedgerCheck[] = [
  [
    'I1 all balances sum to 0',
    sql<BreachDetail>`select 'sum ' || sum(balance) as detail from account having sum(balance) <> 0`,
  ],
  [
    'I1 every recent transaction has entries that sum to 0',
    sql<BreachDetail>`select 'tx ' || t.id || ' sums to ' || coalesce(sum(e.amount)::text, 'nothing') as detail
     from recent t left join ledger_entry e on e.tx_id = t.id group by t.id having coalesce(sum(e.amount), 1) <> 0`,
  ],
  [
    'I2 balances that moved equal their entries',
    // The operator's accounts have entries without end: the sum of all balances and the whole check look after them.
    sql<BreachDetail>`select 'account ' || a.id || ' holds ' || a.balance || ', entries say ' || s.total as detail
     from account a left join ledger_total t on t.account_id = a.id cross join lateral (
       select coalesce(t.total, 0) + coalesce(sum(amount), 0) as total from ledger_entry
       where account_id = a.id and tx_id > (select coalesce(max(ledger_to), 0) from ledger_checkpoint)) s
     where a.id in (select account_id from recent t join ledger_entry e on e.tx_id = t.id)
       and a.kind not like 'casa:%' and a.kind not like 'ext:%' and a.balance <> s.total`,
  ],
  [
    'I2 no player and no pot below 0',
    sql<BreachDetail>`select 'account ' || id || ' holds ' || balance as detail from account
     where balance < 0 and kind not in ('casa:promo','ext:recarga','ext:retiro')`,
  ],
  [
    'I4 rooms that moved have sold the seats that are taken',
    sql<BreachDetail>`select 'room ' || r.id || ' says ' || r.taken || ', has ' || s.seats as detail
     from room r cross join lateral (select count(*) as seats from entry where room_id = r.id) s
     where r.id in (select room_id from recent) and (r.taken <> s.seats or s.seats > r.max_players)`,
  ],
  [
    'I5 rooms that moved hold nothing once they are over',
    sql<BreachDetail>`select 'room ' || r.id || ' still holds ' || a.balance as detail from room r join account a on a.room_id = r.id
     where r.id in (select room_id from recent) and r.estado in ('pagada','cancelada') and a.balance <> 0`,
  ],
];

/** Checks what moved after a transaction, and that no coin came from nowhere: cheap enough for every minute. */
export async function checkRecent(q: Queryable, after: number): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const [invariant, query] of CHECKS) {
    const { rows } = await sql<BreachDetail>`
      with recent as (select id, room_id from ledger_tx where id > ${after}::bigint) ${query} limit 20`.execute(q);
    breaches.push(...rows.map(({ detail }) => ({ invariant, detail })));
  }
  return breaches;
}
