import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Deps, MoneyMode } from '../../platform/deps';
import { discardFiles } from '../../platform/files/discardFiles';
import { systemAccount } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { promotionsOf } from '../../ledger/promotions';
import { forgetInGroups } from '../groups/forgetInGroups';
import { GRACE_DAYS } from './deleteAccount';

/** Gives up what a deleted account still holds; returns false where that is money that came in afterwards. */
async function giveUpCoins(tx: Tx, userId: number, { mode }: MoneyMode): Promise<boolean> {
  const held = await tx
    .selectFrom('account')
    .select(['id', 'kind', 'balance'])
    .where('user_id', '=', userId)
    .where('balance', '>', 0)
    .execute();
  if (mode !== 'play' && held.some(({ kind }) => kind !== 'user:bono')) return false;
  const total = held.reduce((sum, { balance }) => sum + balance, 0);
  await post(tx, {
    kind: 'forfeit',
    ref: `user:${userId}`,
    label: 'Cuenta eliminada',
    postings: [
      ...held.map(({ id, balance }) => ({ account: id, amount: -balance })),
      { account: await systemAccount(tx, promotionsOf(userId)), amount: total },
    ],
  });
  return true;
}

/** Whether coins may still come in: a top-up that waits for its treasurer, a room that is not over. */
async function awaitsCoins(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql<{ awaited: boolean }>`
    select exists (select from deposit d where d.user_id = ${userId}
        and (d.estado = 'en_revision' or d.estado = 'pendiente' and d.data_until > app_now()))
      or exists (select from entry e join room r on r.id = e.room_id
        where e.user_id = ${userId} and r.estado not in ('pagada','cancelada')) as awaited`.execute(tx);
  return rows[0]!.awaited;
}

/** What stays is what others' rooms and the books need: a number without a person. Returns the files that are theirs no more. */
async function erase(tx: Tx, id: number): Promise<(string | null)[]> {
  const gone = `eliminado-${id}`;
  // No name can have this key: nobody finds the account by any spelling.
  await sql`update app_user set username = ${gone}, username_key = ${`~${id}`}, email = ${`${gone}@invalid`},
    email_key = ${`~${id}`}, password_hash = null, google_sub = null, phone = null, phone_verify = false, birth_date = null,
    birth_sealed = null, doc_number = null, document_sealed = null, document_index = null, kyc = 'no', club_id = null, avatar_item = 1, marketing = false, consented_at = null,
    temporary_password_until = null, anonymised_at = app_now() where id = ${id}`.execute(tx);
  for (const table of [
    'embed_grant',
    'partner_member',
    'session',
    'totp',
    'passkey',
    'recovery_code',
    'password_reset',
    'phone_code',
    'phone_send',
    'notification',
    'quiet_hours',
    'calendar_link',
    'idempotency',
    'reaction',
  ] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx);
  }
  await forgetInGroups(tx, id);
  const { rows } = await sql<{ receipt_file: string | null }>`
    with kept as (select id, receipt_file from deposit where user_id = ${id}
      and (image is not null or receipt is not null or receipt_file is not null))
    update deposit d set image = null, receipt = null, receipt_file = null, receipt_file_key = null,
      receipt_deleted_at = app_now()
    from kept where d.id = kept.id returning kept.receipt_file`.execute(tx);
  await sql`update support_ticket set user_id = null where user_id = ${id}`.execute(tx);
  return rows.map(({ receipt_file }) => receipt_file);
}

/**
 * Erases who left 30 days ago (deleteAccount), and answers how many. An account that money has reached since, or may still
 * reach, stays, and the operator reads of it.
 */
export async function purgeDeletedAccounts({ db, money, receipts, log }: Deps): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from app_user where anonymised_at is null and deleted_at <= app_now() - make_interval(days => ${GRACE_DAYS})
    order by deleted_at limit 100`.execute(db.fresh);
  let forgotten = 0;
  for (const { id } of rows) {
    const files = await db.tx(async (tx) => {
      const still = await sql`select 1 from app_user where id = ${id} and anonymised_at is null
        and deleted_at <= app_now() - make_interval(days => ${GRACE_DAYS}) for update`.execute(tx);
      if (still.rows.length === 0 || (await awaitsCoins(tx, id)) || !(await giveUpCoins(tx, id, money))) return null;
      return erase(tx, id);
    });
    if (files) {
      forgotten += 1;
      await discardFiles(receipts, files, log);
    } else log({ level: 'warn', message: 'accounts: a deleted account still holds money, or awaits some', user: id });
  }
  return forgotten;
}
