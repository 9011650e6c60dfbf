import type { Passkey, SecondFactors } from '@arma11/core/back-office';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import type { Caller } from '../../platform/http/caller';

interface Row {
  totp_at: string | null;
  recovery_left: number;
}

/** Which second factors somebody has. */
export async function secondFactors(
  q: Queryable,
  { id, secondFactor }: Caller,
  { production }: { production: boolean },
): Promise<SecondFactors> {
  const { rows } = await sql<Row>`
    select (select created_at from totp where user_id = ${id}) as totp_at,
      (select count(*)::int from recovery_code where user_id = ${id} and used_at is null) as recovery_left`.execute(q);
  const { rows: passkeys } = await sql<Passkey>`
    select id, name, created_at, last_used_at from passkey where user_id = ${id} order by id`.execute(q);
  const { totp_at, recovery_left } = rows[0]!;
  return {
    required: production,
    given: secondFactor === 'given',
    totp: totp_at === null ? null : { created_at: totp_at },
    passkeys,
    recovery_left,
  };
}
