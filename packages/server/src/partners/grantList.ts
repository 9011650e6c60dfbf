import type { EmbedGrant } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../platform/db/database';
import { notFound } from '../platform/refusal';
import { grantLives } from './livingGrant';

/** The sites that may act for a player, newest first; one whose page never came back for its token is not among them. */
export async function grantsOf(q: Queryable, userId: number): Promise<EmbedGrant[]> {
  const { rows } = await sql<EmbedGrant>`
    select g.id, p.name as partner, g.origin, g.scopes, g.created_at, g.last_used_at, g.expires_at from embed_grant g
    join partner p on p.id = g.partner_id join app_user u on u.id = g.user_id left join session s on s.id = g.session_id
    where g.user_id = ${userId} and ${grantLives}
      and (g.user_ref is not null or g.redeemed_at is not null or g.created_at > app_now() - interval '5 minutes')
    order by g.created_at desc, g.id desc`.execute(q);
  return rows;
}

/** Ends what one site may do. Ending it again is no mistake; another player's does not exist. */
export async function endGrant(tx: Tx, userId: number, id: number): Promise<void> {
  const { rows } = await sql`update embed_grant set ended_at = coalesce(ended_at, app_now())
    where id = ${id} and user_id = ${userId} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}
