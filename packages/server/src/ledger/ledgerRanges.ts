import { sql } from 'kysely';
import type { Db } from '../platform/db/database';

const TRIES = 5;
const isHeldUp = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03';

/**
 * Makes the next range of the ledger's entries while a whole one is still ahead. It waits for no posting: where it cannot
 * have its locks at once, it is tried again, and the next hour does it.
 * @returns the range's name, or null where none was needed or to be had.
 */
export async function makeRangeAhead({ fresh }: Db): Promise<string | null> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      const { rows } = await sql<{ name: string | null }>`select ledger_range_ahead() as name`.execute(fresh);
      return rows[0]!.name;
    } catch (error) {
      if (!isHeldUp(error)) throw error;
    }
  }
  return null;
}
