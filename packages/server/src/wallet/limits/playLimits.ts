import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { limitsNow } from './limitNumbers';
import { away } from './assertNotSelfExcluded';
import { entriesUsed, lossUsed } from './usedNow';

interface Standing {
  fee: number;
  until: string | null;
  day: string;
  limited: boolean;
}

const reached = (limit: string, message: string) => new Refusal(409, 'LIMITE_ALCANZADO', message, { limit });

/**
 * Refuses an entry that the player's own limits forbid, or that falls into their pause (rules R12.5). The caller holds
 * the player's lock, so that two entries at the same moment cannot both be the last one allowed.
 */
export async function refuseBeyondLimits(
  tx: Tx,
  { roomId, userId }: { roomId: number; userId: number },
): Promise<void> {
  const { rows } = await sql<Standing>`
    select r.amount_ins as fee, case when away.until > app_now() then away.until end as until,
      to_char(away.until at time zone 'America/Lima', 'DD/MM/YYYY') as day,
      coalesce(l.entries_week, l.fee_max, l.loss_month) is not null or l.pending is not null as limited
    from app_user u join room r on r.id = ${roomId} left join play_limit l on l.user_id = u.id,
      lateral (select greatest(u.excluded_until, l.pause_until) as until) away
    where u.id = ${userId}`.execute(tx);
  const standing = rows[0];
  if (!standing) return;
  if (standing.until) throw away({ until: standing.until, day: standing.day });
  if (standing.limited && standing.fee > 0) await refuseFee(tx, userId, standing.fee);
}

async function refuseFee(tx: Tx, userId: number, fee: number): Promise<void> {
  const { limits } = await limitsNow(tx, userId);
  if (limits.fee_max !== null && fee > limits.fee_max) {
    throw reached('fee_max', `Te pusiste un límite de ${limits.fee_max} monedas por sala. Elige una sala más barata.`);
  }
  if (limits.entries_week !== null && (await entriesUsed(tx, userId)) >= limits.entries_week) {
    throw reached('entries_week', `Ya entraste a ${limits.entries_week} salas pagadas esta semana. Juega una gratis.`);
  }
  if (limits.loss_month !== null && (await lossUsed(tx, userId)) + fee > limits.loss_month) {
    throw reached('loss_month', 'Llegarías a más que tu límite de pérdida del mes. Juega una sala gratis.');
  }
}
