import { sql } from 'kysely';
import type { BreachDetail, LedgerCheck } from './verifyWallet';

/** Only who reads the entries again can say whether they add up to the totals. */
const TOTALS: LedgerCheck = [
  'R15.5 entries add up to the totals of the last checkpoint',
  sql<BreachDetail>`select 'account ' || account_id as detail
     from (select account_id, sum(amount) as total from ledger_entry
       where tx_id <= (select max(ledger_to) from ledger_checkpoint) group by 1 having sum(amount) <> 0) e
     full join ledger_total t using (account_id) where t.total is distinct from e.total`,
];

/** What days sealed and checkpoints added up (rules R15.5): days before `after` are not read again, but their chain is. */
export const sealChecks = (after: number): LedgerCheck[] => [
  [
    'R15.5 what a day sealed is as it was',
    sql<BreachDetail>`select 'day ' || day as detail from (
       select *, lag(commitments_to, 1, 0) over days as after_commitment, lag(ledger_to, 1, 0::bigint) over days as after_tx,
         lag(seal, 1, '') over days as before from day_seal window days as (order by day)) s
     where previous <> before or seal <> case when ledger_to > ${after}::bigint
       then seal_of(day, (select count(*)::int from commitment c where c.id > after_commitment and c.id <= commitments_to),
         roots_hash(after_commitment, commitments_to), ledger_to, ledger_hash(after_tx, ledger_to), before)
       else seal_of(day, roots, roots_hash, ledger_to, ledger_hash, before) end`,
  ],
  [
    'R15.5 the totals are those of the last checkpoint',
    sql<BreachDetail>`select 'checkpoint ' || day as detail from ledger_checkpoint
     where ledger_to = (select max(ledger_to) from ledger_checkpoint) and totals_hash <> totals_hash()`,
  ],
  [
    'R15.5 a checkpoint ends where its day does',
    sql<BreachDetail>`select 'checkpoint ' || c.day as detail from ledger_checkpoint c join day_seal s using (day)
     where c.ledger_to <> s.ledger_to`,
  ],
  ...(after === 0 ? [TOTALS] : []),
];
