import type { User } from '@arma11/core/contract';
import { sql } from 'kysely';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Db, Tx } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import type { Sealing } from '../../platform/sealing/Sealing';
import { sameBytes } from '../../platform/bytes';
import { countStanding } from '../quests/countStep';
import { Refusal } from '../../platform/refusal';
import { codeHash } from './codeHash';
import { phoneTaken } from './sendPhoneCode';
import { readUser } from './userView';

const MOST_TRIES = 5;

interface Live {
  salt: Uint8Array;
  code_hash: Uint8Array;
  send_id: number;
  tries: number;
}

const over = () => new Refusal(410, 'CODIGO_VENCIDO', 'Ese código ya venció. Pide otro.');

function wrong(left: number): Refusal {
  const rest = left === 0 ? 'Pide otro código.' : left === 1 ? 'Te queda 1 intento.' : `Te quedan ${left} intentos.`;
  return new Refusal(422, 'CODIGO_INCORRECTO', `El código no es correcto. ${rest}`, { left });
}

/**
 * Compares the code with the one sent to that number, at most five times: the try is counted first, so that tries at the
 * same moment cannot slip through (rules R13.1). Returns which message it was.
 */
export async function checkPhoneCode(db: Db, userId: number, phone: string, code: string): Promise<number> {
  const { rows } = await sql<Live>`
    update phone_code set tries = tries + 1
    where user_id = ${userId} and phone = ${phone} and expires_at > app_now() and tries < ${MOST_TRIES}
    returning salt, code_hash, send_id, tries`.execute(db.fresh);
  const live = rows[0];
  if (!live) throw over();
  if (!sameBytes(await codeHash(live.salt, code), live.code_hash)) throw wrong(MOST_TRIES - live.tries);
  return live.send_id;
}

/** Makes the number the player's own, for good; withdrawals then wait 24 hours (security §3.2). */
export async function confirmPhone(
  tx: Tx,
  sealing: Sealing,
  userId: number,
  { phone, sendId }: { phone: string; sendId: number },
): Promise<User> {
  const { rows } =
    await sql`delete from phone_code where user_id = ${userId} and send_id = ${sendId} returning 1`.execute(tx);
  if (rows.length === 0) throw over();
  await sql`update phone_send set verified_at = app_now() where id = ${sendId}`.execute(tx);
  try {
    await savepoint(tx, () =>
      sql`update app_user set phone = ${phone}, phone_verify = true, credentials_changed_at = app_now()
        where id = ${userId}`.execute(tx),
    );
  } catch (error) {
    throw brokenConstraint(error) === 'app_user_verified_phone' ? phoneTaken() : error;
  }
  await countStanding(tx, userId);
  return readUser(tx, sealing, userId);
}
