import { sql } from 'kysely';
import type { WebhookDelivery } from '@arma11/core/back-office';
import type { Queryable, Tx } from '../../platform/db/database';
import { isoInstant } from '../../platform/db/isoInstant';
import { messageBody } from '../../platform/webhooks/queueEvents';

/** The last messages to a partner's webhooks, newest first; of one webhook where it is named. */
export async function deliveriesOf(
  q: Queryable,
  { partnerId, webhook = null, limit }: { partnerId: number; webhook?: string | null; limit: number },
): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`
    select d.ref as delivery, d.webhook_id as webhook, d.event, d.body, d.created_at, d.next_try_at,
      case when d.delivered_at is not null then 'delivered' when d.next_try_at is null then 'given-up' else 'waiting' end as state,
      coalesce((select jsonb_agg(jsonb_build_object('at', ${isoInstant(sql`a.at`)}, 'ms', a.ms, 'status', a.status, 'error', a.error) order by a.id)
        from webhook_attempt a where a.delivery_id = d.id), '[]') as attempts
    from webhook_delivery d join webhook w on w.id = d.webhook_id
    where w.partner_id = ${partnerId} and (${webhook}::text is null or w.id = ${webhook})
    order by d.id desc limit ${limit}`.execute(q);
  return rows;
}

/**
 * Sends a message once more, now, with all its tries before it; the receiver sees the same `webhook-id`. Returns whether there
 * is such a message of a webhook that is still there.
 */
export async function resendDelivery(tx: Tx, { partnerId, delivery }: { partnerId: number; delivery: string }) {
  const { rows } = await sql`
    update webhook_delivery d set next_try_at = app_now(), tries = 0, delivered_at = null
    from webhook w
    where d.ref = ${delivery}::uuid and w.id = d.webhook_id and w.partner_id = ${partnerId} and w.ended_at is null
      and (d.leased_until is null or d.leased_until < clock_timestamp()) returning 1`.execute(tx);
  return rows.length > 0;
}

/** Sends a webhook a message of the kind `webhook.test`, that nothing happened. Returns whether there is such a webhook. */
export async function queueTest(tx: Tx, { partnerId, webhook }: { partnerId: number; webhook: string }) {
  const { rows } = await sql`
    insert into webhook_delivery (webhook_id, event, body)
    select id, 'webhook.test', ${messageBody('webhook.test', sql`'{}'::jsonb`)}
    from webhook w where id = ${webhook} and partner_id = ${partnerId} and ended_at is null returning 1`.execute(tx);
  return rows.length > 0;
}
