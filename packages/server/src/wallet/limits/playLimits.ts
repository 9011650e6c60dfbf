import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { inNumber } from '../../platform/messages/inNumber';
import { limitsNow } from './limitNumbers';
import { away } from './assertNotSelfExcluded';
import { renewalDay } from './renewalDay';
import { entriesUsed, lossUsed } from './usedNow';

interface Standing {
  fee: number;
  local_contry: string;
  until: string | null;
  day: string;
  limited: boolean;
}

const reached = (limit: string, message: string) => new Refusal(409, 'LIMITE_ALCANZADO', message, { limit });

/**
 * Throws on an entry that the player's own limits forbid, or that falls into their pause (rules R12.5). The caller holds
 * the player's lock, so that two entries at the same moment cannot both be the last one allowed.
 */
export async function assertWithinPlayLimits(
  tx: Tx,
  { roomId, userId }: { roomId: number; userId: number },
): Promise<void> {
  const { rows } = await sql<Standing>`
    select r.amount_ins as fee, u.local_contry, case when away.until > app_now() then away.until end as until,
      to_char(away.until at time zone 'America/Lima', 'DD/MM/YYYY') as day,
      coalesce(l.entries_week, l.fee_max, l.loss_month) is not null or l.pending is not null as limited
    from app_user u join room r on r.id = ${roomId} left join play_limit l on l.user_id = u.id,
      lateral (select greatest(u.excluded_until, l.pause_until) as until) away
    where u.id = ${userId}`.execute(tx);
  const standing = rows[0];
  if (!standing) return;
  if (standing.until) throw away({ until: standing.until, day: standing.day });
  if (standing.limited && standing.fee > 0) await assertFeeWithinLimits(tx, userId, standing);
}

async function assertFeeWithinLimits(tx: Tx, userId: number, { fee, local_contry }: Standing): Promise<void> {
  const { limits } = await limitsNow(tx, userId);
  if (limits.fee_max !== null && fee > limits.fee_max) {
    const most = coinsInWords(limits.fee_max, local_contry);
    throw reached('fee_max', `Te pusiste un límite de ${most} por sala. Elige una sala más barata.`);
  }
  if (limits.entries_week !== null && (await entriesUsed(tx, userId)) >= limits.entries_week) {
    const entered = inNumber(limits.entries_week, 'sala pagada', 'salas pagadas');
    const day = await renewalDay(tx, 'week');
    throw reached('entries_week', `Tu límite es de ${entered} por semana y se renueva el ${day}. Juega una gratis.`);
  }
  if (limits.loss_month !== null && (await lossUsed(tx, userId)) + fee > limits.loss_month) {
    const day = await renewalDay(tx, 'month');
    throw reached(
      'loss_month',
      `Llegarías a más que tu límite de pérdida del mes, que se renueva el ${day}. Juega una sala gratis.`,
    );
  }
}
