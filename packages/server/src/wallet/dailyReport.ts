import { sql } from 'kysely';
import { z } from 'zod';
import { isPromotions } from '../ledger/promotions';
import type { Queryable } from '../platform/db/database';

const Paid = z
  .object({
    provider: z.string().describe('The way of payment: `yape`, `plin` or `cci`.'),
    count: z.int().describe('How many payments.'),
    coins: z.int().describe('Coins of all of them.'),
    cents: z.int().describe('What the account’s own movements must show, in hundredths of a sol.'),
  })
  .meta({ id: 'DeskPaid', description: 'The payments of a day through one provider.' });

/** A day of money in Lima: what the ledger says beside what the account must show. */
export const DailyReport = z
  .object({
    date: z.string().describe('The day in Lima, `YYYY-MM-DD`.'),
    deposits: z.array(Paid).describe('Top-ups approved that day, by provider.'),
    withdrawals: z.array(Paid).describe('Withdrawals paid that day, by provider.'),
    taken_back: z.int().describe('Coins of top-ups whose approval was taken back that day.'),
    ledger_in: z.int().describe('Coins that came in from the world, by the ledger.'),
    ledger_out: z.int().describe('Coins that went out to the world, by the ledger.'),
    commission: z.int().describe('Coins that the operator earned of fees.'),
    promos: z.int().describe('Coins that the operator gave: codes, missions, gifts, guarantees, corrections.'),
    liabilities: z
      .object({
        players: z.int().describe('Coins in players’ balances.'),
        held: z.int().describe('Coins of withdrawals on their way.'),
        pots: z.int().describe('Coins in the pots of rooms.'),
        total: z.int().describe('All three together, in coins.'),
      })
      .meta({ id: 'DeskLiabilities', description: 'What the operator owed when the day ended.' }),
    matches: z.boolean().describe('Whether the ledger and the two tables tell the same.'),
  })
  .meta({ id: 'DeskDailyReport' });
export type DailyReport = z.infer<typeof DailyReport>;

const bounds = (date: string) => ({
  from: sql`(${date}::date::timestamp at time zone 'America/Lima')`,
  to: sql`((${date}::date + 1)::timestamp at time zone 'America/Lima')`,
});
type Bounds = ReturnType<typeof bounds>;

type PaidLine = z.infer<typeof Paid>;

async function depositsOf(q: Queryable, { from, to }: Bounds): Promise<PaidLine[]> {
  const { rows } = await sql<PaidLine>`
    select d.provider, count(*)::int as count, sum(d.coins)::bigint as coins, sum(d.pay_amount_cents)::bigint as cents
    from ledger_tx t join deposit d on d.id::text = t.ref
    where t.kind = 'deposit' and t.created_at >= ${from} and t.created_at < ${to} group by 1 order by 1`.execute(q);
  return rows;
}

async function withdrawalsOf(q: Queryable, { from, to }: Bounds): Promise<PaidLine[]> {
  const { rows } = await sql<PaidLine>`
    select w.provider, count(*)::int as count, sum(w.amount)::bigint as coins, (sum(w.amount) * 10)::bigint as cents
    from withdrawal_event v join withdrawal w on w.id = v.withdrawal_id
    where v.estado = 'pagado' and v.at >= ${from} and v.at < ${to} group by 1 order by 1`.execute(q);
  return rows;
}

interface Sums {
  taken_back: number;
  ledger_in: number;
  ledger_out: number;
  commission: number;
  promos: number;
}

async function sumsOf(q: Queryable, { from, to }: Bounds): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(e.amount) filter (where a.kind = 'ext:recarga' and t.kind = 'deposit_back'), 0)::bigint as taken_back,
      coalesce(-sum(e.amount) filter (where a.kind = 'ext:recarga'), 0)::bigint as ledger_in,
      coalesce(sum(e.amount) filter (where a.kind = 'ext:retiro'), 0)::bigint as ledger_out,
      coalesce(sum(e.amount) filter (where a.kind = 'casa:comision'), 0)::bigint as commission,
      coalesce(-sum(e.amount) filter (where ${isPromotions(sql`a.kind`)}), 0)::bigint as promos
    from ledger_tx t join ledger_entry e on e.tx_id = t.id join account a on a.id = e.account_id
    where t.created_at >= ${from} and t.created_at < ${to}`.execute(q);
  return rows[0]!;
}

async function owedAt(q: Queryable, { to }: Bounds): Promise<Omit<DailyReport['liabilities'], 'total'>> {
  const { rows } = await sql<Omit<DailyReport['liabilities'], 'total'>>`
    select coalesce(sum(e.amount) filter (where a.kind in ('user:retirable','user:jugable','user:bono')), 0)::bigint as players,
      coalesce(sum(e.amount) filter (where a.kind = 'user:retenido'), 0)::bigint as held,
      coalesce(sum(e.amount) filter (where a.kind = 'sala:pozo'), 0)::bigint as pots
    from ledger_tx t join ledger_entry e on e.tx_id = t.id join account a on a.id = e.account_id
    where t.created_at < ${to}`.execute(q);
  return rows[0]!;
}

const coinsOf = (lines: readonly PaidLine[]) => lines.reduce((sum, { coins }) => sum + coins, 0);

/** Puts a Lima day together; days are '2026-11-21'. */
export async function dailyReport(q: Queryable, date: string): Promise<DailyReport> {
  const day = bounds(date);
  const [deposits, withdrawals] = [await depositsOf(q, day), await withdrawalsOf(q, day)];
  const sums = await sumsOf(q, day);
  const owed = await owedAt(q, day);
  return {
    date,
    deposits,
    withdrawals,
    ...sums,
    liabilities: { ...owed, total: owed.players + owed.held + owed.pots },
    matches: coinsOf(deposits) - sums.taken_back === sums.ledger_in && coinsOf(withdrawals) === sums.ledger_out,
  };
}

/** Today in Lima by the database's clock. */
export async function limaToday(q: Queryable): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(app_now() at time zone 'America/Lima', 'YYYY-MM-DD') as day`.execute(q);
  return rows[0]!.day;
}
