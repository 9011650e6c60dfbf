import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/** An import that was killed holds payments up no longer; importing again completes it. */
const LONGEST = '1 hour';

/** Holds up the payment of a league's rooms while an import writes it in parts: nobody is paid on half of it. */
export async function holdPayments({ fresh }: Db, leagueId: number): Promise<void> {
  await sql`
    update league set importing_until = clock_timestamp() + ${LONGEST}::interval where id = ${leagueId}`.execute(fresh);
}

/** Its rooms may be paid again. */
export async function releasePayments({ fresh }: Db, leagueId: number): Promise<void> {
  await sql`update league set importing_until = null where id = ${leagueId}`.execute(fresh);
}
