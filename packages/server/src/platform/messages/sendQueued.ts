import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { MessageSeal } from './messageSeal';

/** In real time, and longer than any try takes: a server that stops in mid-send leaves the message to another after it. */
const LEASE_S = 120;
/** After the first failure; then twice as long each time, up to an hour, a quarter more or less. */
const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 3600;
/** In about ten hours. */
const MOST_TRIES = 20;

export type Channel = 'sms' | 'mail';

/** What sending needs. */
export type Sending = Pick<Deps, 'db' | 'sendSms' | 'sendMail' | 'log'> & { seal: MessageSeal };

/** A message that this server alone is sending. */
export interface TakenMessage {
  id: number;
  ref: string;
  channel: Channel;
  recipient: string;
  subject: string | null;
  body: string | null;
  sealed: Uint8Array | null;
  tries: number;
  lease: string;
}

const notLeased = sql<boolean>`(leased_until is null or leased_until < clock_timestamp())`;

/**
 * Takes the message that is due longest, or null. Only one of several servers gets it.
 *
 * @param lease A secret of this try alone.
 */
export async function takeMessage({ fresh }: Db, channel: Channel, lease: string): Promise<TakenMessage | null> {
  const { rows } = await sql<TakenMessage>`
    update outgoing_message set tries = tries + 1, lease = ${lease},
      leased_until = clock_timestamp() + make_interval(secs => ${LEASE_S})
    where id = (
      select id from outgoing_message
      where channel = ${channel} and next_try_at <= (select app_now()) and tries < ${MOST_TRIES} and ${notLeased}
        and (good_until is null or good_until > (select app_now()))
      order by next_try_at, id limit 1 for update skip locked)
    returning id, ref, channel, recipient, subject, body, sealed, tries, lease`.execute(fresh);
  return rows[0] ?? null;
}

function send({ sendSms, sendMail, seal }: Sending, message: TakenMessage): Promise<void> {
  const { channel, ref, recipient: to, subject, body, sealed } = message;
  const text = sealed ? seal.open(sealed, to) : body!;
  return channel === 'sms' ? sendSms({ to, text, ref }) : sendMail({ to, subject: subject ?? '', text, ref });
}

/**
 * Sends what was taken, and forgets it; one that fails waits for another try. Who is stopped between sending and
 * forgetting sends it twice at worst.
 */
export async function sendTaken(sending: Sending, message: TakenMessage): Promise<void> {
  const { db, log } = sending;
  const { id, channel, tries, lease } = message;
  try {
    await send(sending, message);
  } catch (error) {
    log({ level: 'warn', message: `messages: a try failed`, channel, id, tries, error: String(error) });
    await sql`update outgoing_message set lease = null, leased_until = null, error = left(${String(error)}, 500),
      next_try_at = app_now() + (0.75 + random() / 2)
        * make_interval(secs => least(${FIRST_WAIT_S} * power(2, tries - 1), ${LONGEST_WAIT_S}))
      where id = ${id} and lease = ${lease}`.execute(db.fresh);
    return;
  }
  await db.fresh.deleteFrom('outgoing_message').where('id', '=', id).where('lease', '=', lease).execute();
}

interface GivenUp {
  id: number;
  channel: Channel;
  tries: number;
  expired: boolean;
  error: string | null;
}

/** Gives up what has been tried often enough or is of no use any more: what it says is forgotten, the operator is told. */
export async function giveUpMessages({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const { rows } = await sql<GivenUp>`
    update outgoing_message set next_try_at = null, body = null, sealed = null, lease = null, leased_until = null
    where next_try_at is not null and ${notLeased}
      and (good_until <= (select app_now()) or tries >= ${MOST_TRIES})
    returning id, channel, tries, coalesce(good_until <= (select app_now()), false) as expired, error`.execute(
    db.fresh,
  );
  for (const { id, channel, tries, expired, error } of rows) {
    const why = expired ? 'its code or link is over' : 'it was tried often enough';
    log({
      level: 'error',
      message: `messages: one is given up, ${why}; see: arma11 message list`,
      channel,
      id,
      tries,
      error,
    });
  }
}
