import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { base64url, sha256 } from '../../platform/bytes';

const MOST_SESSIONS = 5;

/** What a sign-in hands out: the token is told once and stored only as its SHA-256. */
export interface OpenedSession {
  access: string;
  expires_at: string;
}

/** Where a sign-in comes from, as a fingerprint: enough to know the device again, not enough to know the person. */
export const deviceHash = async ({ ip, userAgent }: { ip: string; userAgent: string }) =>
  base64url(await sha256(`${ip}\n${userAgent}`));

/**
 * Opens a session of 14 days, absolute (product §9, security §3.2). A player holds at most five: the oldest
 * end.
 */
export async function openSession(
  tx: Tx,
  {
    userId,
    device,
    label = '',
    random,
  }: { userId: number; device: string; label?: string; random: (bytes: number) => Uint8Array },
): Promise<OpenedSession> {
  const access = base64url(random(32));
  const { rows } = await sql<{ expires_at: string }>`
    insert into session (token_hash, user_id, agent_hash, device, expires_at)
    values (${await sha256(access)}, ${userId}, ${device}, ${label}, app_now() + interval '14 days') returning expires_at`.execute(
    tx,
  );
  await sql`update session set revoked_at = app_now() where token_hash in (
    select token_hash from session where user_id = ${userId} and revoked_at is null
    order by created_at desc, expires_at desc, id desc offset ${MOST_SESSIONS})`.execute(tx);
  return { access, expires_at: rows[0]!.expires_at };
}

/** Ends one session: the player signed out. */
export async function endSession(tx: Tx, tokenHash: Uint8Array): Promise<void> {
  await sql`update session set revoked_at = app_now() where token_hash = ${tokenHash} and revoked_at is null`.execute(
    tx,
  );
}

/**
 * Ends a player's sessions, but the one given, and what partners' pages may do for them: after a password change, or when
 * the account changes hands.
 */
export async function endSessions(tx: Tx, userId: number, except: Uint8Array | null = null): Promise<void> {
  await sql`update session set revoked_at = app_now() where user_id = ${userId} and revoked_at is null
    and (${except}::bytea is null or token_hash <> ${except}::bytea)`.execute(tx);
  await sql`update embed_grant set ended_at = app_now() where user_id = ${userId} and ended_at is null`.execute(tx);
}
