import type { EmbedScope, EmbedToken } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { base64url, sha256 } from '../platform/bytes';
import { unauthenticated } from '../platform/refusal';

/** For whom a token is. */
export interface TokenFor {
  grantId: number;
  scopes: EmbedScope[];
  /** The page that may use it; null: any of the partner's. */
  origin: string | null;
}

type Random = (bytes: number) => Uint8Array;

/** A token of 15 minutes, told once and stored as its hash. */
export async function issueToken(tx: Tx, random: Random, { grantId, scopes, origin }: TokenFor): Promise<EmbedToken> {
  const token = `et_${base64url(random(32))}`;
  const { rows } = await sql<{ expires_at: string }>`
    insert into embed_token (token_hash, grant_id, origin, expires_at)
    values (${await sha256(token)}, ${grantId}, ${origin}, app_now() + interval '15 minutes') returning expires_at`.execute(
    tx,
  );
  await sql`update embed_grant set last_used_at = app_now() where id = ${grantId}`.execute(tx);
  return { token, expires_at: rows[0]!.expires_at, scopes, handle: null };
}

export const newHandle = (random: Random): string => `eh_${base64url(random(32))}`;

/** The same with a handle that gives the next one; refuses one that there is already. */
export async function issueWithHandle(
  tx: Tx,
  random: Random,
  wanted: TokenFor,
  handle = newHandle(random),
): Promise<EmbedToken> {
  const added = await tx
    .insertInto('embed_handle')
    .values({ handle_hash: await sha256(handle), grant_id: wanted.grantId, spent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('grant_id')
    .executeTakeFirst();
  if (!added) throw unauthenticated();
  return { ...(await issueToken(tx, random, wanted)), handle };
}
