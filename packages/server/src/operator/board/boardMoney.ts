import { sql } from 'kysely';
import type { DeskBoardRow } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';
import type { Rows } from '../../platform/db/fragments';

/** Whoever paid a top-up waits for its coins: longer than so many minutes is too long. */
const TOP_UP_MIN = 30;

interface Queue {
  count: number;
  coins: number;
  since: string;
  due_at: string | null;
  late: boolean;
}

/** A queue is one row: its page has them one by one. */
async function queueOf(
  q: Queryable,
  kind: DeskBoardRow['kind'],
  waiting: Rows<Queue>,
  calm: DeskBoardRow['urgency'] = 'today',
): Promise<DeskBoardRow[]> {
  const { rows } = await waiting.execute(q);
  return rows
    .filter(({ count }) => count > 0)
    .map(({ late, ...row }) => ({ kind, urgency: late ? 'now' : calm, id: null, name: '', detail: null, ...row }));
}

/** Top-ups that their players say they have paid. */
export const waitingTopUps = (q: Queryable): Promise<DeskBoardRow[]> =>
  queueOf(
    q,
    'top_ups',
    sql`select count(*)::int as count, coalesce(sum(coins + bonus_coins), 0)::int as coins, min(created_at) as since,
      null::timestamptz as due_at, min(created_at) < app_now() - make_interval(mins => ${TOP_UP_MIN}::int) as late
    from deposit where estado = 'en_revision'`,
  );

/** Withdrawals that are not paid. */
export const waitingWithdrawals = (q: Queryable): Promise<DeskBoardRow[]> =>
  queueOf(
    q,
    'withdrawals',
    sql`select count(*)::int as count, coalesce(sum(amount), 0)::int as coins, min(created_at) as since, min(eta) as due_at,
      min(eta) < app_now() as late
    from withdrawal where estado in ('pendiente','en_proceso')`,
  );

/** Adjustments that a second person has to confirm. */
export const waitingAdjustments = (q: Queryable): Promise<DeskBoardRow[]> =>
  queueOf(
    q,
    'adjustments',
    sql`select count(*)::int as count, coalesce(sum(abs(amount)), 0)::int as coins, min(asked_at) as since,
      null::timestamptz as due_at, false as late
    from adjustment where estado = 'pendiente'`,
    'later',
  );
