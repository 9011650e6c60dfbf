import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { lockPlayer } from '../../players/lockPlayer';
import { DEFAULT_LIMITS } from './limitNumbers';

/** A pause of 1 to 28 days, or self-exclusion of 6 months to 5 years (rules R12.5). */
export type Pause = { kind: 'pausa'; days: number } | { kind: 'autoexclusion'; months: number };

/** A room that the player was taken out of. */
export interface LeftRoom {
  sala: number;
  name: string;
  refund: number;
}

/** Takes a player out of every room that has not locked, with the fee back. */
export type LeaveRooms = (tx: Tx, userId: number) => Promise<LeftRoom[]>;

/**
 * Begins a pause or self-exclusion. Neither can be shortened: an earlier, longer one stands. Self-exclusion leaves the
 * rooms that have not locked, whatever their rules of leaving, with the fee back (R2.4).
 */
export async function pausePlay(
  tx: Tx,
  userId: number,
  { leaveRooms, ...pause }: Pause & { leaveRooms: LeaveRooms },
): Promise<LeftRoom[]> {
  await lockPlayer(tx, userId);
  if (pause.kind === 'pausa') {
    await sql`insert into play_limit (user_id, deposit_day, deposit_month, reminder_min, pause_until)
      values (${userId}, ${DEFAULT_LIMITS.deposit_day}, ${DEFAULT_LIMITS.deposit_month}, ${DEFAULT_LIMITS.reminder_min},
        app_now() + make_interval(days => ${pause.days}::int))
      on conflict (user_id) do update set pause_until = greatest(play_limit.pause_until, excluded.pause_until)`.execute(
      tx,
    );
    return [];
  }
  await sql`update app_user set
    excluded_until = greatest(excluded_until, app_now() + make_interval(months => ${pause.months}::int))
    where id = ${userId}`.execute(tx);
  return leaveRooms(tx, userId);
}
