import { sql } from 'kysely';
import type { WebhookEvent } from '@arma11/core/contract';
import type { Tx } from '../db/database';
import type { Value } from '../db/fragments';
import { isoInstant } from '../db/isoInstant';

/** The body of a message to a webhook `w`, as docs/webhooks.md has it; of test mode it says so. */
export const messageBody = (type: WebhookEvent | 'webhook.test', data: Value<object>): Value<string> =>
  sql`(jsonb_build_object('type', ${type}::text, 'timestamp', ${isoInstant(sql`app_now()`)}, 'data', ${data})
    || case when exists (select from partner p where p.id = w.partner_id and p.test_of is not null)
      then '{"test": true}'::jsonb else '{}'::jsonb end)::text`;

/** What one partner is notified of; `data` is what docs/webhooks.md says of the event. */
export interface PartnerEvent {
  partner_id: number;
  data: Record<string, unknown>;
}

/**
 * Writes an event down for the webhooks of its partners that want it, in the transaction of what happened; a job sends it,
 * and tries again where that fails.
 */
export async function queueEvents(tx: Tx, type: WebhookEvent, events: readonly PartnerEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into webhook_delivery (webhook_id, event, body)
    select w.id, ${type}, ${messageBody(type, sql`e.data`)}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(partner_id int, data jsonb)
    join webhook w on w.partner_id = e.partner_id and w.ended_at is null and ${type} = any(w.events)`.execute(tx);
}
