import { sql } from 'kysely';
import type { CallInput } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { invalid } from '../../platform/invalid';
import { notFound } from '../../platform/refusal';

/** A player's devices at most: the oldest is forgotten. */
const MOST_DEVICES = 10;

/** The push services of the browsers. The server asks no other address to deliver: a player names it. */
const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  const known = PUSH_SERVICES.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  return protocol === 'https:' && port === '' && known;
}

type Device = CallInput<'notifications', 'savePush'>['body'];

/**
 * Shows the player's notices on a device from now on, until it signs out (rules R14.4). A device shows those of one player: who
 * asks for it last.
 * @returns its id, for `endPush`.
 */
export async function savePush(
  tx: Tx,
  { id: userId, tokenHash }: { id: number; tokenHash: Uint8Array },
  { endpoint, keys }: Device,
): Promise<number> {
  if (!isPushService(endpoint)) {
    throw invalid({
      endpoint: 'Este navegador recibe avisos por un servicio que no conocemos. Usa Chrome, Edge, Firefox o Safari.',
    });
  }
  const { rows } = await sql<{ id: number }>`
    insert into push_subscription as s (user_id, session_hash, endpoint, p256dh, auth)
    values (${userId}, ${tokenHash}, ${endpoint}, ${keys.p256dh}, ${keys.auth})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_hash = excluded.session_hash,
      p256dh = excluded.p256dh, auth = excluded.auth returning id`.execute(tx);
  const { id } = rows[0]!;
  // What waits for who had the device before is theirs alone.
  await sql`delete from notice_push p using notification n where p.subscription_id = ${id} and n.id = p.notification_id
    and n.user_id <> ${userId}`.execute(tx);
  await sql`delete from push_subscription where id in (select id from push_subscription where user_id = ${userId}
    order by id = ${id} desc, id desc offset ${MOST_DEVICES})`.execute(tx);
  return id;
}

/** Shows the player's notices on that device no more. What has ended, and another's, does not exist. */
export async function endPush(tx: Tx, userId: number, id: number): Promise<void> {
  const { rows } =
    await sql`delete from push_subscription where id = ${id} and user_id = ${userId} returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
}
