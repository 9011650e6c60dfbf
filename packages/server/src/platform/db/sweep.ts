import { sql } from 'kysely';
import type { Db } from './database';
import type { Where } from './fragments';

/** Rows that are deleted by one statement: it holds nobody up for long, and a server that is killed loses little. */
const BATCH = 5000;

const ofRoomsThatAreOver = sql<boolean>`entry_id in (select e.id from entry e join room r on r.id = e.room_id where r.estado in ('pagada','cancelada'))`;

/** What is forgotten, and when; each is found by an index on its time. */
const EXPIRED: readonly (readonly [table: string, over: Where])[] = [
  ['idempotency', sql`created_at < app_now() - interval '15 days'`],
  ['session', sql`expires_at < app_now() - interval '30 days'`],
  ['spent_token', sql`spent_at < app_now() - interval '1 day'`],
  ['attempt', sql`window_start < app_now() - interval '2 days'`],
  ['rate_window', sql`started_at < clock_timestamp() - interval '5 minutes'`],
  ['phone_code', sql`expires_at < app_now()`],
  ['phone_send', sql`sent_at < app_now() - interval '2 days'`],
  ['outgoing_message', sql`next_try_at is null and created_at < app_now() - interval '7 days'`],
  ['webhook_delivery', sql`next_try_at is null and created_at < app_now() - interval '30 days'`],
  ['partner_invitation', sql`expires_at < app_now() - interval '30 days'`],
  ['partner_page_day', sql`day < app_now() - interval '400 days'`],
  ['password_reset', sql`expires_at < app_now() - interval '1 day'`],
  ['embed_token', sql`expires_at < app_now() - interval '1 day'`],
  ['embed_link_code', sql`expires_at < app_now() - interval '1 day'`],
  [
    'embed_grant',
    sql`least(ended_at, expires_at) < app_now() - interval '30 days'
      or (user_ref is null and redeemed_at is null and created_at < app_now() - interval '1 day')`,
  ],
  // What an early start might have gone back to (rules R1.4): of rooms that are over nothing goes back.
  [
    'lineup_version',
    sql`lineup_id in (select l.id from lineup l join entry e on e.id = l.entry_id join room r on r.id = e.room_id
      where r.estado in ('pagada','cancelada'))`,
  ],
  ['answer_version', ofRoomsThatAreOver],
  ['clutch_version', ofRoomsThatAreOver],
  ['login_streak', sql`last_at < app_now() - interval '90 days'`],
  // As long as a complaints book is kept (rules L6).
  ['support_ticket', sql`closed_at < app_now() - interval '2 years'`],
];

async function forget({ fresh }: Db, table: string, over: Where): Promise<void> {
  const rows = sql.table(table);
  for (let deleted = BATCH; deleted === BATCH;) {
    const { numAffectedRows } = await sql`delete from ${rows} where ctid = any(array(
      select ctid from ${rows} where ${over} limit ${BATCH}))`.execute(fresh);
    deleted = Number(numAffectedRows ?? 0);
  }
}

/** Takes the hour's turn: of several servers one forgets, in real time. */
export async function takeSweepTurn({ fresh }: Db): Promise<boolean> {
  const { rows } = await sql`
    insert into setting (key, value) values ('sweep', jsonb_build_object('at', clock_timestamp()))
    on conflict (key) do update set value = excluded.value
      where (setting.value->>'at')::timestamptz < clock_timestamp() - interval '50 minutes' returning 1`.execute(fresh);
  return rows.length > 0;
}

/**
 * Forgets what nobody can ask for any more: answers of writes after 15 days (longer than a session lives, security
 * §2), ended sessions after 30, spent Google tokens after one (they live an hour), counted tries and sent codes after two, links
 * for a new password a day after they end, messages that were given up after seven, deliveries to webhooks and invitations after 30, what happened on partners' pages after 400, partners' tokens and link codes a day after they end and what came of them after 30, wrong passwords in a row
 * that nobody went on with after 90, and letters to support two years after their answer.
 */
export async function sweep(db: Db): Promise<void> {
  for (const [table, over] of EXPIRED) await forget(db, table, over);
  // Read as 'vencido' from its hour on; here it is written down.
  await sql`update deposit set estado = 'vencido' where estado = 'pendiente' and data_until <= app_now()`.execute(
    db.fresh,
  );
  // A draft of a private room that nobody finished: nobody is in it and it holds no coins.
  await sql`update room set estado = 'cancelada', cancel_reason = 'anfitrion'
    where estado = 'borrador' and owner_id is not null and taken = 0 and created_at < app_now() - interval '14 days'`.execute(
    db.fresh,
  );
}
