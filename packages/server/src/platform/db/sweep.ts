import { sql } from 'kysely';
import type { Db } from './database';

/**
 * Forgets what nobody can ask for any more: answers of writes after 15 days (longer than a session lives, security
 * §2), ended sessions after 30, spent Google tokens after one (they live an hour), counted tries and sent codes after two, links
 * for a new password a day after they end, partners' tokens and link codes a day after they end and what came of them after 30, pictures of payments 90 days after the decision (rules L5), and wrong passwords in a row that nobody went on with after 90.
 */
export async function sweep(db: Db): Promise<void> {
  await sql`delete from idempotency where created_at < app_now() - interval '15 days'`.execute(db.read);
  await sql`delete from session where expires_at < app_now() - interval '30 days'`.execute(db.read);
  await sql`delete from spent_token where spent_at < app_now() - interval '1 day'`.execute(db.read);
  await sql`delete from attempt where window_start < app_now() - interval '2 days'`.execute(db.read);
  await sql`delete from rate_window where started_at < clock_timestamp() - interval '5 minutes'`.execute(db.read);
  await sql`delete from phone_code where expires_at < app_now()`.execute(db.read);
  await sql`delete from phone_send where sent_at < app_now() - interval '2 days'`.execute(db.read);
  await sql`delete from password_reset where expires_at < app_now() - interval '1 day'`.execute(db.read);
  await sql`delete from embed_token where expires_at < app_now() - interval '1 day'`.execute(db.read);
  await sql`delete from embed_link_code where expires_at < app_now() - interval '1 day'`.execute(db.read);
  await sql`delete from embed_grant where least(ended_at, expires_at) < app_now() - interval '30 days'
    or (user_ref is null and redeemed_at is null and created_at < app_now() - interval '1 day')`.execute(db.read);
  await sql`update deposit set image = null where image is not null and decided_at < app_now() - interval '90 days'`.execute(
    db.read,
  );
  // Read as 'vencido' from its hour on; here it is written down.
  await sql`update deposit set estado = 'vencido' where estado = 'pendiente' and data_until <= app_now()`.execute(
    db.read,
  );
  // What an early start might have gone back to (rules R1.4): of rooms that are over nothing goes back.
  await sql`delete from lineup_version v using lineup l, entry e, room r
    where l.id = v.lineup_id and e.id = l.entry_id and r.id = e.room_id and r.estado in ('pagada','cancelada')`.execute(
    db.read,
  );
  await sql`delete from answer_version v using entry e, room r
    where e.id = v.entry_id and r.id = e.room_id and r.estado in ('pagada','cancelada')`.execute(db.read);
  await sql`delete from clutch_version v using entry e, room r
    where e.id = v.entry_id and r.id = e.room_id and r.estado in ('pagada','cancelada')`.execute(db.read);
  // A draft of a private room that nobody finished: nobody is in it and it holds no coins.
  await sql`update room set estado = 'cancelada', cancel_reason = 'anfitrion'
    where estado = 'borrador' and owner_id is not null and taken = 0 and created_at < app_now() - interval '14 days'`.execute(
    db.read,
  );
  await sql`delete from login_streak where last_at < app_now() - interval '90 days'`.execute(db.read);
}
