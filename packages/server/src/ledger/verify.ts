import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database';
import type { Value, Where } from '../platform/db/fragments';
import { type Checkpoint, newestCheckpoint, NOTHING_ADDED_UP } from './checkpoint';
import { sealChecks } from './verifySeals';
import { WALLET_CHECKS, type BreachDetail, type LedgerCheck } from './verifyWallet';

/** One broken invariant: which, and where. */
export interface Breach {
  invariant: string;
  detail: string;
}

export interface LedgerReport {
  ok: boolean;
  /** The day up to whose end a checkpoint stood for the entries; null: every entry was read. */
  since: string | null;
  transactions: number;
  entries: number;
  accounts: number;
  rooms: number;
  breaches: Breach[];
}

/** Rooms in which coins may move yet, or have moved since; without a checkpoint all. */
const moved = (after: number, room: Value<number>): Where =>
  after === 0
    ? sql`true`
    : sql`(${room} in (select id from room where estado not in ('pagada','cancelada')
        union all select room_id from ledger_tx where id > ${after}::bigint and room_id is not null))`;

// Plain SQL over the tables, sharing no code with what posts (security §1). Entries of transactions up to `after` are in
// the totals of its checkpoint; it is 0 where all are read.
const checksAfter = (after: number): LedgerCheck[] => [
  [
    'I1 whole ledger sums to 0',
    sql<BreachDetail>`select 'sum ' || sum(amount) as detail from (
       select total as amount from ledger_total where ${after}::bigint > 0
       union all select amount from ledger_entry where tx_id > ${after}::bigint) e having sum(amount) <> 0`,
  ],
  [
    'I1 every transaction sums to 0',
    sql<BreachDetail>`select 'tx ' || tx_id || ' sums to ' || sum(amount) as detail from ledger_entry
     where tx_id > ${after}::bigint group by tx_id having sum(amount) <> 0`,
  ],
  [
    'I1 no transaction is empty',
    sql<BreachDetail>`select 'tx ' || id as detail from ledger_tx t
     where id > ${after}::bigint and not exists (select from ledger_entry e where e.tx_id = t.id and e.tx_id > ${after}::bigint)`,
  ],
  [
    'I2 balances equal their entries',
    sql<BreachDetail>`select 'account ' || a.id || ' holds ' || a.balance || ', entries say ' || coalesce(s.total, 0) as detail
     from account a left join (select account_id, sum(amount) as total from (
       select account_id, total as amount from ledger_total where ${after}::bigint > 0
       union all select account_id, amount from ledger_entry where tx_id > ${after}::bigint) e group by 1) s on s.account_id = a.id
     where a.balance <> coalesce(s.total, 0)`,
  ],
  [
    'I2 no player and no pot below 0',
    sql<BreachDetail>`select 'account ' || id || ' holds ' || balance as detail from account
     where balance < 0 and kind not in ('casa:promo','ext:recarga','ext:retiro')`,
  ],
  [
    'I3 one seat per player and room',
    sql<BreachDetail>`select 'room ' || room_id || ' user ' || user_id as detail from entry
     where ${moved(after, sql`room_id`)} group by room_id, user_id having count(*) > 1`,
  ],
  [
    'I4 seats sold equal entries and fit the room',
    sql<BreachDetail>`select 'room ' || r.id || ' says ' || r.taken || ', has ' || count(e.id) || ' of ' || r.max_players as detail
     from room r left join entry e on e.room_id = r.id where ${moved(after, sql`r.id`)} group by r.id
     having r.taken <> count(e.id) or count(e.id) > r.max_players`,
  ],
  [
    'I4 every paid seat was debited once',
    sql<BreachDetail>`select 'entry ' || e.id as detail from entry e
     left join ledger_tx t on t.kind = 'join' and t.ref = e.id::text
     left join ledger_entry l on l.tx_id = t.id and l.amount > 0
     where e.fee > 0 and ${moved(after, sql`e.room_id`)} group by e.id having coalesce(sum(l.amount), 0) <> e.fee`,
  ],
  [
    'I4 codes of batches were used as often as they seated players',
    sql<BreachDetail>`select 'code of room ' || c.room_id || ' says ' || c.used || ', seated ' || count(e.id) as detail
     from access_code c left join entry e on e.access_code = c.code
     where ${moved(after, sql`c.room_id`)} group by c.code having c.used <> count(e.id)`,
  ],
  [
    'I5 an open room holds its stakes',
    sql<BreachDetail>`select 'room ' || r.id || ' holds ' || a.balance || ', stakes ' || coalesce(sum(e.fee), 0) as detail
     from room r join account a on a.room_id = r.id left join entry e on e.room_id = r.id
     where r.estado not in ('pagada','cancelada') group by r.id, a.balance having a.balance <> coalesce(sum(e.fee), 0)`,
  ],
  [
    'I5 a paid or cancelled room is empty',
    sql<BreachDetail>`select 'room ' || r.id || ' still holds ' || a.balance as detail
     from room r join account a on a.room_id = r.id where r.estado in ('pagada','cancelada') and a.balance <> 0`,
  ],
  [
    'I5 prizes shown are prizes paid',
    sql<BreachDetail>`select 'room ' || r.id || ' shows ' || shown.total || ', paid ' || coalesce(paid.total, 0) as detail
     from room r
     join (select room_id, sum(prize) as total from standing
       where jornada = 0 and ${moved(after, sql`room_id`)} group by 1) shown on shown.room_id = r.id
     left join (select t.room_id, sum(e.amount) as total from ledger_tx t join ledger_entry e on e.tx_id = t.id
                join account a on a.id = e.account_id and a.kind = 'user:retirable'
                where t.kind = 'settle' and ${moved(after, sql`t.room_id`)} group by 1) paid on paid.room_id = r.id
     where r.estado = 'pagada' and shown.total <> coalesce(paid.total, 0)`,
  ],
  [
    'I8 a room is settled at most once and only when paid',
    sql<BreachDetail>`select 'room ' || t.room_id || ' is ' || r.estado as detail from ledger_tx t join room r on r.id = t.room_id
     where t.kind = 'settle' and t.id > ${after}::bigint and r.estado <> 'pagada'`,
  ],
  [
    'I9 whoever sat in a room that was called off has their fee back, once',
    sql<BreachDetail>`select 'entry ' || e.id || ' paid ' || e.fee || ', got back ' || coalesce(sum(l.amount), 0) as detail
     from room r join entry e on e.room_id = r.id and e.fee > 0
     left join ledger_tx t on t.kind = 'refund' and t.ref = e.id::text
     left join ledger_entry l on l.tx_id = t.id and l.amount > 0
     where (r.estado = 'cancelada' or r.cancel_reason = 'nadie_acerto') and ${moved(after, sql`r.id`)}
     group by e.id having coalesce(sum(l.amount), 0) <> e.fee`,
  ],
  [
    'I12 an item costs its buyer once what it says',
    sql<BreachDetail>`select 'item ' || coalesce(i.user_id || ':' || i.item_id, l.ref) || ' says ' || coalesce(i.paid, 0) || ', paid ' || coalesce(l.total, 0) as detail
     from user_item i full join (select t.ref, -sum(e.amount) as total from ledger_tx t join ledger_entry e on e.tx_id = t.id
       join account a on a.id = e.account_id and a.user_id is not null where t.kind = 'item' group by t.ref) l
       on l.ref = i.user_id || ':' || i.item_id
     where coalesce(i.paid, 0) <> coalesce(l.total, 0)`,
  ],
  [
    'I12 a quest is paid to who claimed it',
    sql<BreachDetail>`select 'quest ' || t.ref as detail from ledger_tx t where t.kind = 'quest' and t.id > ${after}::bigint and not exists (
       select from quest_claim c where t.ref = c.user_id || ':' || c.quest_id || ':' || c.period)`,
  ],
  [
    'I2 a deleted account holds nothing, and gave up no more than once',
    sql<BreachDetail>`select 'user ' || u.id || ' holds ' || sum(a.balance) as detail from app_user u join account a on a.user_id = u.id
     where u.anonymised_at is not null group by u.id having sum(a.balance) <> 0
     union all select 'user ' || ref from ledger_tx where kind = 'forfeit'
       and not exists (select from app_user u where 'user:' || u.id = ref and u.anonymised_at is not null)`,
  ],
];

async function breachesAfter(q: Queryable, after: number): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const [invariant, query] of [...checksAfter(after), ...sealChecks(after), ...WALLET_CHECKS]) {
    const { rows } = await sql<BreachDetail>`${query} limit 20`.execute(q);
    breaches.push(...rows.map(({ detail }) => ({ invariant, detail })));
  }
  return breaches;
}

async function report(q: Queryable, { day, ledger_to, transactions, entries }: Checkpoint, breaches: Breach[]) {
  const { rows } = await sql<Omit<LedgerReport, 'ok' | 'since' | 'breaches'>>`
    select ${transactions}::bigint + (select count(*) from ledger_tx where id > ${ledger_to}::bigint) as transactions,
      ${entries}::bigint + (select count(*) from ledger_entry where tx_id > ${ledger_to}::bigint) as entries,
      (select count(*) from account) as accounts, (select count(*) from room) as rooms`.execute(q);
  return { ok: breaches.length === 0, since: day, ...rows[0]!, breaches };
}

/** Checks every money invariant over the whole database (security §1). */
export async function verifyLedger(q: Queryable): Promise<LedgerReport> {
  return report(q, NOTHING_ADDED_UP, await breachesAfter(q, 0));
}

/**
 * Checks what came after the last checkpoint, every balance against its total there, and rooms that are open or moved
 * since. What it cannot see is a change of what lies before: `verifyLedger` reads that.
 */
export async function verifyFromCheckpoint(q: Queryable): Promise<LedgerReport> {
  const checkpoint = await newestCheckpoint(q);
  const breaches = await breachesAfter(q, checkpoint.ledger_to);
  // The totals are of one checkpoint: a new one was made meanwhile.
  const outdated = breaches.length > 0 && (await newestCheckpoint(q)).ledger_to !== checkpoint.ledger_to;
  return outdated ? verifyFromCheckpoint(q) : report(q, checkpoint, breaches);
}
