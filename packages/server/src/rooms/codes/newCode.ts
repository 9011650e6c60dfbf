import { sql } from 'kysely';
import { generateAccessCode } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { randomBelow } from '../../platform/randomBelow';

const MOST_TRIES = 8;

/**
 * A code that no room alive has, neither as its own nor in a batch, and no group of friends (rules R3.3). Two transactions that draw the same
 * of 7·10¹⁴ codes at the same moment meet in a unique index, and the second fails.
 */
export async function newCode(tx: Tx, random: Deps['random']): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const code = generateAccessCode(randomBelow(random));
    const { rows } = await sql<{ taken: boolean }>`
      select exists (select from room where cod_access = ${code} and estado not in ('pagada','cancelada'))
        or exists (select from access_code where code = ${code})
        or exists (select from friend_group where cod_access = ${code})
        or exists (select from pool_seat where code = ${code}) as taken`.execute(tx);
    if (!rows[0]!.taken) return code;
  }
  throw new Error(`newCode drew ${MOST_TRIES} codes that are taken: its randomness is broken.`);
}
