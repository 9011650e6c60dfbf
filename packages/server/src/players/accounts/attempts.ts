import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** A counter in fixed windows: it survives a restart and is shared by all servers. */
export interface AttemptLimit {
  scope: string;
  most: number;
  windowMinutes: number;
}

interface Counted {
  scope: string;
  count: number;
  retry_after: number;
}

/**
 * Counts one try in every scope, before it is known whether it succeeds, so that tries at the same moment cannot slip
 * through. Throws 429 when any scope is over, in the words of `refusal`, which is told the seconds to wait. Counted in a
 * transaction, what is refused afterwards was no try.
 */
export async function countAttempt(
  db: Pick<Db, 'fresh'>,
  limits: readonly AttemptLimit[],
  refusal: (limit: AttemptLimit, wait: number) => Refusal = tooManyTries,
): Promise<void> {
  const { rows } = await sql<Counted>`
    insert into attempt (scope, window_start, count)
    select scope, date_bin(make_interval(mins => minutes), app_now(), 'epoch'), 1
    from unnest(${limits.map(({ scope }) => scope)}::text[], ${limits.map(({ windowMinutes }) => windowMinutes)}::int[])
      as asked (scope, minutes) order by scope
    on conflict (scope, window_start) do update set count = attempt.count + 1
    returning scope, count, ceil(extract(epoch from window_start - app_now()))::int as retry_after`.execute(db.fresh);
  for (const { scope, count, retry_after } of rows) {
    const limit = limits.find((one) => one.scope === scope);
    if (!limit || count <= limit.most) continue;
    throw refusal(limit, Math.max(1, retry_after + limit.windowMinutes * 60));
  }
}

function tooManyTries(_: AttemptLimit, wait: number): Refusal {
  const minutes = Math.ceil(wait / 60);
  return new Refusal(
    429,
    'MUCHOS_INTENTOS',
    `Demasiados intentos. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y vuelve a intentar.`,
    { retry_after: wait },
  );
}

/** Counts one try like countAttempt, and returns whether it is within all limits: for what is then left undone in silence. */
export async function withinLimits(db: Db, limits: readonly AttemptLimit[]): Promise<boolean> {
  try {
    await countAttempt(db, limits);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Takes a try back: it succeeded. */
export async function uncountAttempt(db: Db, limits: readonly AttemptLimit[]): Promise<void> {
  await sql`update attempt set count = greatest(count - 1, 0) where scope = any(${limits.map(({ scope }) => scope)})
    and window_start > app_now() - interval '1 day'`.execute(db.fresh);
}

/** Forgets a scope's failures: its owner has shown who they are. */
export async function forgetAttempts(db: Db, scope: string): Promise<void> {
  await db.fresh.deleteFrom('attempt').where('scope', '=', scope).execute();
}
