import type { EmbedScope, EmbedToken } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Deps } from '../platform/deps';
import { sha256 } from '../platform/bytes';
import { unauthenticated } from '../platform/refusal';
import { issueWithHandle } from './issueToken';
import { grantLives, joinedGrant } from './livingGrant';
import { pageClosed, pageOf, partnerOfKey } from './openPartner';

interface Row {
  id: number;
  scopes: EmbedScope[];
  origin: string | null;
  spent: boolean;
  lives: boolean;
}

/**
 * Gives the next token for a handle, which is spent by it, and a new handle. A spent one that comes again was copied:
 * the grant ends, so that neither holder goes on.
 */
export async function renewToken(
  { db, random }: Deps,
  { key, handle }: { key: string; handle: string },
  from: string | null,
): Promise<EmbedToken> {
  const { partner, origin } = pageOf(await partnerOfKey(db.fresh, key), from);
  const hash = await sha256(handle);
  const renewed = await db.tx(async (tx) => {
    const { rows } =
      await sql<Row>`select g.id, g.scopes, g.origin, t.spent_at is not null as spent, ${grantLives} as lives
      from embed_handle t ${joinedGrant} where t.handle_hash = ${hash} and g.partner_id = ${partner.id} for update of t`.execute(
        tx,
      );
    const found = rows[0];
    if (!found || !found.lives) return null;
    if (found.origin !== origin) throw pageClosed();
    if (found.spent) {
      await sql`update embed_grant set ended_at = app_now() where id = ${found.id}`.execute(tx);
      return null;
    }
    await sql`update embed_handle set spent_at = app_now() where handle_hash = ${hash}`.execute(tx);
    return issueWithHandle(tx, random, { grantId: found.id, scopes: found.scopes, origin });
  });
  // Thrown out here: the end of a copied grant has to be written down.
  if (!renewed) throw unauthenticated();
  return renewed;
}
