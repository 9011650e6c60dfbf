import type { PlayLimits } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { appNow } from '../../platform/db/clock';

/** What holds for whoever never set a limit (rules R12.5): S/ 200 a day and S/ 1 000 a month of top-ups. */
export const DEFAULT_LIMITS: PlayLimits = {
  deposit_day: 2000,
  deposit_week: null,
  deposit_month: 10_000,
  entries_week: null,
  fee_max: null,
  loss_month: null,
  reminder_min: 60,
};

const NOTHING_WAITS = { pending: null, effective_at: null, confirm_until: null };

const FIELDS = Object.keys(DEFAULT_LIMITS) as (keyof PlayLimits)[];

export interface LimitState {
  limits: PlayLimits;
  pending: Partial<PlayLimits> | null;
  /** A confirmation counts from then on. */
  effective_at: string | null;
  /** And until then; afterwards nothing waits any more. */
  confirm_until: string | null;
  pause_until: string | null;
}

/** A player's limits as they hold now: what was raised waits for their confirmation, and lapses without one (rules R16.5). */
export async function limitsNow(q: Queryable, userId: number): Promise<LimitState> {
  const row = await q.selectFrom('play_limit').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return { limits: DEFAULT_LIMITS, ...NOTHING_WAITS, pause_until: null };
  const { user_id: _, pending, effective_at, confirm_until, pause_until, ...limits } = row;
  const waits = confirm_until !== null && confirm_until > (await appNow(q));
  return { limits, ...(waits ? { pending, effective_at, confirm_until } : NOTHING_WAITS), pause_until };
}

/** Whether one limit allows more than another; null allows everything. */
const allowsMore = (a: number | null, b: number | null) => b !== null && (a === null || a > b);

/**
 * Parts what is asked into what counts at once and what has to wait: only raising waits (rules R12.5). The reminder
 * limits nothing by itself; a longer time between reminders counts as raising all the same.
 */
export function partLimits(now: PlayLimits, asked: PlayLimits): { at_once: PlayLimits; later: Partial<PlayLimits> } {
  const raised = FIELDS.filter((field) => allowsMore(asked[field], now[field]));
  return {
    at_once: { ...asked, ...Object.fromEntries(raised.map((field) => [field, now[field]])) },
    later: Object.fromEntries(raised.map((field) => [field, asked[field]])),
  };
}
