import { sql } from 'kysely';
import { normaliseAccessCode } from '@arma11/core/domain';
import { countAttempt, uncountAttempt, type AttemptLimit } from '../../players/accounts/attempts';
import type { Db } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** A room that a code opens. */
export interface CodedRoom {
  /** The code as it is stored. */
  code: string;
  roomId: number;
  kind: 'compe' | 'predi';
  /** The code is one of a batch: joining spends a use of it (spendBatchCode). */
  batch: boolean;
  /** The code claims this entry of an imported pool (rules R17.4). */
  seat: number | null;
}

/** How many wrong codes somebody may try, of rooms and of groups together (rules R3.3). */
export const codeTries = (userId: number | null, ip: string): AttemptLimit[] => [
  ...(userId === null ? [] : [{ scope: `code:user:${userId}`, most: 20, windowMinutes: 60 }]),
  { scope: `code:ip:${ip}`, most: 100, windowMinutes: 60 },
];

export const unknownCode = () =>
  new Refusal(404, 'CODIGO_NO_EXISTE', 'Ese código no abre ninguna sala. Revísalo con quien te lo pasó.');

/**
 * The room that a code opens, whatever the code's case, spaces and hyphens. A code dies when its room starts; one that
 * claims a seat of an imported pool does not (rules R17.4). Wrong ones
 * are counted: 20 an hour per player and 100 per address, then 429 (rules R3.3, security §5.5); without a player,
 * for a link that is drawn, per address alone. Call it before `write`, never inside.
 */
export async function findByCode(
  db: Db,
  { code: typed, userId, ip, kind }: { code: string; userId: number | null; ip: string; kind?: 'compe' | 'predi' },
): Promise<CodedRoom> {
  const limits = codeTries(userId, ip);
  await countAttempt(db, limits);
  const code = normaliseAccessCode(typed);
  const { rows } = await sql<CodedRoom>`
    select x.code, r.id as "roomId", r.kind, x.batch, x.seat
    from (select id as room_id, cod_access as code, false as batch, null::int as seat from room where cod_access = ${code}
      union all select room_id, code, true, null from access_code where code = ${code}
      union all select room_id, code, false, entry_id from pool_seat where code = ${code}) x
    join room r on r.id = x.room_id
    where case when x.seat is not null then r.estado <> 'borrador'
        else r.estado in ('borrador','abierta','llena','cerrada') and app_now() < r.starts_at end
      and (${kind ?? null}::text is null or r.kind = ${kind ?? null}::text)
    order by r.id desc limit 1`.execute(db.fresh);
  const found = rows[0];
  if (!found) throw unknownCode();
  await uncountAttempt(db, limits);
  return found;
}
