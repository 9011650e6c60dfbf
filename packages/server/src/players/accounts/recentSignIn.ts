import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** Whether the caller showed who they are in the last ten minutes (security §3.2). */
async function signedInRecently(q: Queryable, authAt: string): Promise<boolean> {
  const { rows } = await sql<{ recent: boolean }>`
    select ${authAt}::timestamptz > app_now() - interval '10 minutes' as recent`.execute(q);
  return rows[0]!.recent;
}

/** Throws unless the caller signed in during the last ten minutes; `what` completes «antes de …». */
export async function assertRecentSignIn(q: Queryable, authAt: string, what: string): Promise<void> {
  if (await signedInRecently(q, authAt)) return;
  throw new Refusal(403, 'REAUTENTICAR', `Por seguridad, ingresa de nuevo antes de ${what}.`);
}

/** The session's owner has just shown who they are; returns when that was. */
export async function renewSignIn(tx: Tx, tokenHash: Uint8Array): Promise<string> {
  const { rows } = await sql<{ auth_at: string }>`
    update session set auth_at = app_now() where token_hash = ${tokenHash} returning auth_at`.execute(tx);
  return rows[0]!.auth_at;
}
