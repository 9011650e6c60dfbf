import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { UserRow } from '../../platform/db/schema';
import { balancesOf } from '../../ledger/balances';
import { openPersonalData, type PersonalData } from '../../players/accounts/personalData';
import { command } from '../definition/command';
import { findUser, UserRef } from './findUser';

const Shown = deskModels.DeskUserShown;
type Shown = z.infer<typeof Shown>;

/** What the account's own row says. */
function accountFacts(row: UserRow, { birth_date, doc_number }: PersonalData) {
  const temporary = row.temporary_password_until !== null;
  return {
    user: row.id,
    username: row.username,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    phone: row.phone,
    phone_verify: row.phone_verify,
    birth_date,
    kyc: row.kyc,
    doc_number,
    role: row.role,
    google: row.google_sub !== null,
    password: row.password_hash === null ? 'none' : temporary ? 'temporary' : 'set',
    blocked_at: row.blocked_at,
    excluded_until: row.excluded_until,
    deleted_at: row.deleted_at,
    anonymised_at: row.anonymised_at,
    consented_at: row.consented_at,
    credentials_changed_at: row.credentials_changed_at,
    created_at: row.created_at,
  } as const;
}

/** Everything that support needs about one player. It is personal data: each look leaves an audit row. */
export const userShow = command({
  name: 'user show',
  summary: 'one player: contact, state, purses',
  args: z.object({ user: UserRef }),
  positional: ['user'],
  ops: { method: 'GET', path: 'ops/users/{user}/', role: 'operador', result: Shown },
  run: async ({ db, deps, note }, { user }): Promise<Shown> => {
    const row = await findUser(db.fresh, user);
    const { rows } = await sql<{ sessions: number; rooms: number }>`
      select (select count(*)::int from session where user_id = ${row.id} and revoked_at is null and expires_at > app_now()) as sessions,
        (select count(*)::int from entry where user_id = ${row.id}) as rooms`.execute(db.fresh);
    const { saldo: _, ...purses } = await balancesOf(db.fresh, row.id);
    await note({ target: `user:${row.id}` });
    return { ...accountFacts(row, await openPersonalData(deps.sealing, row)), ...purses, ...rows[0]! };
  },
  print: (shown) =>
    Object.entries(shown)
      .map(([name, value]) => `${name.padEnd(24)}${String(value ?? '-')}`)
      .join('\n'),
});
