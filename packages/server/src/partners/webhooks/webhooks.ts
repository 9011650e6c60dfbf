import { sql } from 'kysely';
import type { WebhookEvent } from '@arma11/core/contract';
import type { PartnerWebhook } from '@arma11/core/back-office';
import { base64url } from '../../platform/bytes';
import type { Queryable, Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { sealWebhookSecret } from '../../platform/webhooks/webhookSeal';

/** More than this a site has no use for, and each event is sent to all of them. */
export const MOST_WEBHOOKS = 5;

/** Those of a partner, oldest first. */
export async function webhooksOf(q: Queryable, partnerId: number): Promise<PartnerWebhook[]> {
  const { rows } = await sql<PartnerWebhook>`
    select id as webhook, url, events, created_at from webhook
    where partner_id = ${partnerId} and ended_at is null order by created_at, id`.execute(q);
  return rows;
}

/**
 * Lets a partner's server be notified from now on. The caller has seen that there are fewer than MOST_WEBHOOKS; the secret
 * is told this once.
 */
export async function createWebhook(
  tx: Tx,
  { sealing, random }: Pick<Deps, 'sealing' | 'random'>,
  { partnerId, url, events }: { partnerId: number; url: string; events: readonly WebhookEvent[] },
): Promise<PartnerWebhook & { secret: string }> {
  const webhook = `wh_${base64url(random(12))}`;
  const secret = `whsec_${btoa(String.fromCharCode(...random(32)))}`;
  const { rows } = await sql<PartnerWebhook>`
    insert into webhook (id, partner_id, url, events, secret)
    values (${webhook}, ${partnerId}, ${url}, ${[...events]}::text[], ${await sealWebhookSecret(sealing, webhook, secret)})
    returning id as webhook, url, events, created_at`.execute(tx);
  return { ...rows[0]!, secret };
}

const stopDeliveries = (tx: Tx, ended: readonly string[]) =>
  sql`update webhook_delivery set next_try_at = null, lease = null, leased_until = null
    where webhook_id = any(${[...ended]}::text[]) and next_try_at is not null`.execute(tx);

/** Ends one of a partner's; what waits for it is not sent. Returns whether there was one. */
export async function endWebhook(tx: Tx, { partnerId, webhook }: { partnerId: number; webhook: string }) {
  const { rows } = await sql`
    update webhook set ended_at = app_now()
    where id = ${webhook} and partner_id = ${partnerId} and ended_at is null returning 1`.execute(tx);
  await stopDeliveries(tx, [webhook]);
  return rows.length > 0;
}

/** Ends all of a partner's. */
export async function endPartnerWebhooks(tx: Tx, partnerId: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update webhook set ended_at = app_now() where partner_id = ${partnerId} and ended_at is null
    returning id`.execute(tx);
  await stopDeliveries(
    tx,
    rows.map(({ id }) => id),
  );
}
