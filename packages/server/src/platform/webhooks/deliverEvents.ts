import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { Post } from './postOutside';
import { openWebhookSecret } from './webhookSeal';
import { webhookHeaders } from './webhookSignature';

/** In real time, and longer than any try takes: a server that stops in mid-send leaves the delivery to another after it. */
const LEASE_S = 60;
/** After each failure; then it is given up. In about 28 hours. */
export const WAITS_S = [5, 300, 1800, 7200, 18_000, 36_000, 36_000] as const;
/** Of one webhook at once: one that answers slowly must not hold up the others. */
const AT_ONCE = 4;

/** What delivering needs. */
export type Delivering = Pick<Deps, 'db' | 'sealing' | 'log'> & {
  post: Post;
  /** Now in real time, as an instant: receivers compare a message's time with their clock. */
  now: () => string;
};

/** A delivery that this server alone is making. */
export interface TakenDelivery {
  id: number;
  ref: string;
  webhook_id: string;
  url: string;
  secret: string;
  body: string;
  tries: number;
  lease: string;
}

/**
 * Takes the delivery that is due longest, or null. Only one of several servers gets it.
 *
 * @param lease A secret of this try alone.
 */
export async function takeDelivery({ fresh }: Db, lease: string): Promise<TakenDelivery | null> {
  const { rows } = await sql<TakenDelivery>`
    update webhook_delivery d set tries = d.tries + 1, lease = ${lease},
      leased_until = clock_timestamp() + make_interval(secs => ${LEASE_S})
    from webhook w
    where w.id = d.webhook_id and d.id = (
      select x.id from webhook_delivery x
      where x.next_try_at <= (select app_now()) and (x.leased_until is null or x.leased_until < clock_timestamp())
        and (select count(*) from webhook_delivery b
          where b.webhook_id = x.webhook_id and b.leased_until > clock_timestamp()) < ${AT_ONCE}
      order by x.next_try_at, x.id limit 1 for update skip locked)
    returning d.id, d.ref, d.webhook_id, w.url, w.secret, d.body, d.tries, d.lease`.execute(fresh);
  return rows[0] ?? null;
}

interface Attempt {
  status: number | null;
  error: string | null;
  ms: number;
}

async function attempt({ sealing, post, now }: Delivering, taken: TakenDelivery): Promise<Attempt> {
  const { webhook_id, ref, url, body } = taken;
  const started = Date.parse(now());
  const outcome = await (async () => {
    try {
      const secret = await openWebhookSecret(sealing, webhook_id, taken.secret);
      const headers = webhookHeaders(secret, { id: ref, seconds: Math.floor(started / 1000), body });
      return { status: await post(url, { headers, body }), error: null };
    } catch (error) {
      return { status: null, error: (error instanceof Error ? error.message : String(error)).slice(0, 500) };
    }
  })();
  return { ...outcome, ms: Date.parse(now()) - started };
}

/**
 * Makes the delivery that was taken and writes down what came of it: any 2xx has it, anything else is tried again. Who is
 * stopped between sending and writing sends it twice at worst.
 */
export async function deliverTaken(delivering: Delivering, taken: TakenDelivery): Promise<void> {
  const { id, tries, lease, webhook_id } = taken;
  const { status, error, ms } = await attempt(delivering, taken);
  const delivered = status !== null && status >= 200 && status < 300;
  const wait = delivered ? undefined : WAITS_S[tries - 1];
  await delivering.db.tx(async (tx) => {
    const { numAffectedRows } = await sql`
      update webhook_delivery set lease = null, leased_until = null,
        delivered_at = case when ${delivered} then app_now() end,
        next_try_at = app_now() + make_interval(secs => ${wait ?? null}::int)
      where id = ${id} and lease = ${lease}`.execute(tx);
    if (Number(numAffectedRows ?? 0) === 0) return;
    await tx.insertInto('webhook_attempt').values({ delivery_id: id, ms, status, error }).execute();
  });
  if (delivered) return;
  const what = wait === undefined ? 'a delivery is given up; see: arma11 webhook deliveries' : 'a try failed';
  delivering.log({ level: 'warn', message: `webhooks: ${what}`, webhook: webhook_id, id, tries, status, error });
}
