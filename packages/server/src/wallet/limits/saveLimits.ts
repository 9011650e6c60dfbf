import { sql } from 'kysely';
import type { LimitsView, PlayLimits } from '@arma11/core/contract';
import { formatKickoff } from '@arma11/core/domain';
import { appNow } from '../../platform/db/clock';
import type { Queryable, Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { type LimitState, limitsNow, partLimits } from './limitNumbers';
import { usedNow } from './usedNow';
import type { Value } from '../../platform/db/fragments';

/** A player's limits, what of them is used, and whether they are away. */
export async function limitsView(q: Queryable, userId: number): Promise<LimitsView> {
  const { limits, pending, effective_at, confirm_until, pause_until } = await limitsNow(q, userId);
  const { rows } = await sql<{ excluded_until: string | null; pause_until: string | null }>`
    select case when excluded_until > app_now() then excluded_until end as excluded_until,
      case when ${pause_until}::timestamptz > app_now() then ${pause_until}::timestamptz end as pause_until
    from app_user where id = ${userId}`.execute(q);
  return {
    limits,
    pending: pending && effective_at && confirm_until ? { ...pending, effective_at, confirm_until } : null,
    used: await usedNow(q, userId),
    ...rows[0]!,
  };
}

const asJson = (pending: Partial<PlayLimits>) => (Object.keys(pending).length > 0 ? JSON.stringify(pending) : null);

/** The same things asked again go on waiting; anything else waits from now. */
const waitsSince = ({ pending, effective_at }: LimitState, later: Partial<PlayLimits>) =>
  pending && sameNumbers(pending, later) ? effective_at : null;

const sameNumbers = (a: Partial<PlayLimits>, b: Partial<PlayLimits>) =>
  Object.keys(a).length === Object.keys(b).length &&
  (Object.keys(b) as (keyof PlayLimits)[]).every((field) => field in a && a[field] === b[field]);

/** Lowers limits at once; what is raised waits 24 hours and for its confirmation (rules R12.5, R16.5). */
export async function saveLimits(tx: Tx, userId: number, asked: PlayLimits): Promise<LimitsView> {
  await lockPlayer(tx, userId);
  const state = await limitsNow(tx, userId);
  const { at_once, later } = partLimits(state.limits, asked);
  const pending = asJson(later);
  const effective: Value<string> = sql`coalesce(${waitsSince(state, later)}::timestamptz, app_now() + interval '24 hours')`;
  const row = {
    ...at_once,
    pending,
    effective_at: pending ? sql<string>`${effective}` : null,
    confirm_until: pending ? sql<string>`${effective} + interval '6 days'` : null,
  };
  await tx
    .insertInto('play_limit')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return limitsView(tx, userId);
}

/** Makes what was raised hold: the player confirms it from 24 hours to 7 days after they asked (rules R16.5). */
export async function confirmLimits(tx: Tx, userId: number): Promise<LimitsView> {
  await lockPlayer(tx, userId);
  const { pending, effective_at } = await limitsNow(tx, userId);
  if (!pending || !effective_at) throw new Refusal(409, 'REGLA', 'No hay ningún límite por confirmar.');
  if (effective_at > (await appNow(tx))) {
    throw new Refusal(409, 'REGLA', `Podrás confirmarlo desde el ${formatKickoff(effective_at)}.`);
  }
  await tx
    .updateTable('play_limit')
    .set({ ...pending, pending: null, effective_at: null, confirm_until: null })
    .where('user_id', '=', userId)
    .execute();
  return limitsView(tx, userId);
}
