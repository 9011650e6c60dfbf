import { sql } from 'kysely';
import type { Db } from '../db/database';

/** The right to do a piece of work that one of several servers does. */
export interface JobLease {
  /** Takes it or keeps it for some seconds more; returns whether we have it. */
  take(): Promise<boolean>;
  /** Lets another server have it at once. */
  release(): Promise<void>;
}

/** Whoever has the work and says nothing for so long has died, and another takes over. */
export const LEASE_MS = 4000;

/**
 * A lease as a row, in real time: it holds behind a pooler, where the next statement has another session. Who has it is not alone for
 * certain (a server may stand still for longer): it saves work, and what must happen once is up to the work.
 */
export function jobLease({ fresh }: Pick<Db, 'fresh'>, name: string, holder: string): JobLease {
  return {
    async take() {
      const { rows } = await sql`
        insert into job_lease as l (name, holder, until)
        values (${name}, ${holder}, clock_timestamp() + make_interval(secs => ${LEASE_MS / 1000}))
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
          where l.holder = excluded.holder or l.until <= clock_timestamp()
        returning 1`.execute(fresh);
      return rows.length > 0;
    },
    async release() {
      await sql`delete from job_lease where name = ${name} and holder = ${holder}`.execute(fresh);
    },
  };
}

/** Does the work where we have the lease, and keeps it meanwhile; returns whether we had it. */
export async function whileLeased(lease: JobLease, work: () => Promise<unknown>): Promise<boolean> {
  if (!(await lease.take())) return false;
  let kept = Promise.resolve(true);
  const keeping = setInterval(() => (kept = kept.then(() => lease.take()).catch(() => false)), LEASE_MS / 4);
  try {
    await work();
  } finally {
    clearInterval(keeping);
    await kept;
  }
  return true;
}
