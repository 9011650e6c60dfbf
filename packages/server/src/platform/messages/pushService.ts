import { sql } from 'kysely';
import webPush from 'web-push';
import type { Db } from '../db/database';
import type { PushService } from '../deps';
import type { Delivery, Metrics } from '../metrics/Metrics';

const PATIENCE_MS = 5000;

interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/**
 * Web Push (RFC 8030, 8291, 8292), with a key pair that is made once and kept in the database: devices know their game by it.
 * Push services reach its operator at `publicUrl`. Follows no redirect, and waits five seconds.
 */
export function pushService(db: Db, publicUrl: string, metrics?: Metrics): PushService {
  // A test machine has no address that a push service would take.
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@example.invalid';
  const deliver: PushService['send'] = async ({ endpoint, p256dh, auth, payload, seconds }) => {
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...(await keyPair(db)) },
      TTL: seconds,
      urgency: 'high',
    });
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return 'gone';
    if (!response.ok) throw new Error(`The push service ${new URL(endpoint).host} answered ${response.status}.`);
    return 'sent';
  };
  return {
    publicKey: async () => (await keyPair(db)).publicKey,
    async send(push) {
      let delivery: Delivery = 'failed';
      try {
        return (delivery = await deliver(push));
      } finally {
        metrics?.delivered('push', delivery);
      }
    },
  };
}

async function keyPair(db: Db): Promise<KeyPair> {
  const kept = await keptPair(db);
  if (kept) return kept;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await sql`insert into push_key (public_key, private_key) values (${publicKey}, ${privateKey})
    on conflict do nothing`.execute(db.fresh);
  return (await keptPair(db))!;
}

async function keptPair({ fresh }: Db): Promise<KeyPair | undefined> {
  const { rows } = await sql<KeyPair>`
    select public_key as "publicKey", private_key as "privateKey" from push_key`.execute(fresh);
  return rows[0];
}
