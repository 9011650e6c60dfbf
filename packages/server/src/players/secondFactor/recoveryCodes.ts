import { accessCodeAlphabet } from '@arma11/core/domain';
import { sql } from 'kysely';
import { sha256 } from '../../platform/bytes';
import type { Tx } from '../../platform/db/database';
import { randomBelow } from '../../platform/randomBelow';

const HOW_MANY = 10;
const GROUPS = 6;
const GROUP = 4;

/** As it was shown: capitals, without what parts the groups. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** A fast hash is enough: nobody guesses among 31^24 codes. */
const hashOf = (userId: number, code: string) => sha256(`${userId}:${plain(code)}`);

function newCode(random: (bytes: number) => Uint8Array): string {
  const below = randomBelow(random);
  const group = () =>
    Array.from({ length: GROUP }, () => accessCodeAlphabet[below(accessCodeAlphabet.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Ten codes in place of those before. Only their hashes are kept. */
export async function renewRecoveryCodes(
  tx: Tx,
  userId: number,
  random: (bytes: number) => Uint8Array,
): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => newCode(random));
  const hashes = await Promise.all(codes.map((code) => hashOf(userId, code)));
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx);
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
  return codes;
}

/** Uses a code up; returns how many are left, or null where it is none or was used. */
export async function spendRecoveryCode(tx: Tx, userId: number, code: string): Promise<number | null> {
  const { rows } = await sql`update recovery_code set used_at = app_now()
    where user_id = ${userId} and code_hash = ${await hashOf(userId, code)} and used_at is null returning 1`.execute(
    tx,
  );
  if (rows.length === 0) return null;
  const { rows: left } = await sql<{ count: number }>`
    select count(*)::int as count from recovery_code where user_id = ${userId} and used_at is null`.execute(tx);
  return left[0]!.count;
}
