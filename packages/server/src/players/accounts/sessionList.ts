import type { Session } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../platform/db/database';
import { sameBytes } from '../../platform/bytes';
import type { Caller } from '../../platform/http/caller';
import { notFound } from '../../platform/refusal';
import { assertRecentSignIn } from './recentSignIn';

interface Row extends Omit<Session, 'current'> {
  token_hash: Uint8Array;
}

/** Where a player is signed in, latest used first. */
export async function sessionsOf(q: Queryable, userId: number, mine: Uint8Array): Promise<Session[]> {
  const { rows } = await sql<Row>`
    select id, device, created_at, last_used_at, expires_at, token_hash from session
    where user_id = ${userId} and revoked_at is null and expires_at > app_now() order by last_used_at desc, id desc`.execute(
    q,
  );
  return rows.map(({ token_hash, ...session }) => ({ ...session, current: sameBytes(token_hash, mine) }));
}

/**
 * Ends one of the caller's own sessions, after a sign-in of the last ten minutes: who holds a stolen token alone keeps
 * nobody out (ASVS 7.5.2). Ending it again is no mistake; another's does not exist.
 */
export async function endSessionById(
  tx: Tx,
  { id: userId, authAt }: Pick<Caller, 'id' | 'authAt'>,
  id: number,
): Promise<void> {
  const { rows } = await sql`select from session where id = ${id} and user_id = ${userId}`.execute(tx);
  if (rows.length === 0) throw notFound();
  await assertRecentSignIn(tx, authAt, 'cerrar una sesión');
  await sql`update session set revoked_at = app_now() where id = ${id} and revoked_at is null`.execute(tx);
}
