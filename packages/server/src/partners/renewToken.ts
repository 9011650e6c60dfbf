import type { EmbedScope, EmbedToken } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Deps } from '../platform/deps';
import { sha256 } from '../platform/bytes';
import { unauthenticated } from '../platform/refusal';
import { issueToken, issueWithHandle, newHandle } from './issueToken';
import { grantLives, joinedGrant } from './livingGrant';
import { pageClosed, pageOf, partnerOfKey } from './openPartner';

interface Row {
  id: number;
  scopes: EmbedScope[];
  origin: string | null;
  spent: boolean;
  /** The page asks again: it shows the handle that it wanted then, which nobody has used. */
  again: boolean;
  lives: boolean;
}

/**
 * Gives the next token for a handle, which is spent by it, and the handle that the page wanted next, or a new one. A page
 * without an answer asks again with the same two. Otherwise a spent one that comes again was copied: the grant ends, so
 * that neither holder goes on.
 */
export async function renewToken(
  { db, random }: Deps,
  { key, handle, next = newHandle(random) }: { key: string; handle: string; next?: string },
  from: string | null,
): Promise<EmbedToken> {
  const { partner, origin } = pageOf(await partnerOfKey(db.fresh, key), from);
  const [hash, successor] = await Promise.all([sha256(handle), sha256(next)]);
  const renewed = await db.tx(async (tx) => {
    const { rows } = await sql<Row>`
      select g.id, g.scopes, g.origin, t.spent_at is not null as spent, ${grantLives} as lives,
        exists (select from embed_handle n where n.handle_hash = t.successor and t.successor = ${successor} and n.spent_at is null) as again
      from embed_handle t ${joinedGrant} where t.handle_hash = ${hash} and g.partner_id = ${partner.id} for update of t`.execute(
      tx,
    );
    const found = rows[0];
    if (!found || !found.lives) return null;
    if (found.origin !== origin) throw pageClosed();
    const wanted = { grantId: found.id, scopes: found.scopes, origin };
    if (found.again) return { ...(await issueToken(tx, random, wanted)), handle: next };
    if (found.spent) {
      await sql`update embed_grant set ended_at = app_now() where id = ${found.id}`.execute(tx);
      return null;
    }
    await sql`update embed_handle set spent_at = app_now(), successor = ${successor} where handle_hash = ${hash}`.execute(
      tx,
    );
    return issueWithHandle(tx, random, wanted, next);
  });
  // Thrown out here: the end of a copied grant has to be written down.
  if (!renewed) throw unauthenticated();
  return renewed;
}
