import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { bytesAsText, fail, type Finding, ok, secondsAsText, warn } from './finding';

/** What PostgreSQL tells of its archive; times in seconds. */
export interface Archive {
  mode: string;
  /** Null: nothing was archived yet. */
  age: number | null;
  /** The last attempt failed. */
  failing: boolean;
  failed_wal: string | null;
}

/** The server's readiness check writes each second, so there is always something to archive. */
const OLDEST_SECONDS = 900;

/** Whether the database could be brought back to any moment (docs/deploy.md, Backups). */
export function archiveFinding({ mode, age, failing, failed_wal }: Archive): Finding {
  if (mode === 'off') {
    const says =
      'archive_mode is off: what was written since the last backup is lost with the disk. Archive the WAL (docs/deploy.md#backups).';
    return warn('archive', says);
  }
  if (failing) {
    const says = `archive_command fails at ${failed_wal}: PostgreSQL’s log says why. Until it works, the disk fills and nothing can be brought back.`;
    return fail('archive', says);
  }
  if (age === null) return warn('archive', 'Nothing was archived yet: `select pg_switch_wal()` tries it at once.');
  const says = `The last WAL was archived ${secondsAsText(age)} ago`;
  if (age < OLDEST_SECONDS) return ok('archive', `${says}.`);
  return warn('archive', `${says}, and a disk that is lost takes what came since: set archive_timeout = 60.`);
}

async function askArchive(read: Queryable): Promise<Finding> {
  const { rows } = await sql<Archive>`
    select current_setting('archive_mode') as mode,
      extract(epoch from clock_timestamp() - last_archived_time)::float8 as age,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing,
      last_failed_wal as failed_wal
    from pg_stat_archiver`.execute(read);
  return archiveFinding(rows[0]!);
}

/** A standby as the primary sees it; null where the role may not know. */
export interface Standby {
  name: string;
  state: string | null;
  behind: number | null;
}

/** What one standby may be behind, in bytes of WAL, before somebody should look. */
const MOST_BEHIND = 64e6;

/** Whether another machine could take over (docs/deploy.md, Fail-over). */
export function standbyFinding(standbys: Standby[]): Finding {
  if (standbys.length === 0) {
    return warn(
      'standby',
      'No standby is connected: when this database is lost, the game stands until a backup is restored (docs/deploy.md#standby).',
    );
  }
  if (standbys.some(({ state }) => state === null)) {
    return ok('standby', `Connected: ${standbys.length}. How far behind is told to members of pg_read_all_stats.`);
  }
  const slow = standbys.filter(({ state, behind }) => state !== 'streaming' || (behind ?? 0) > MOST_BEHIND);
  const told = (list: Standby[]) =>
    list.map(({ name, state, behind }) => `${name} ${state}, ${bytesAsText(behind ?? 0)} behind`).join('; ');
  if (slow.length === 0) return ok('standby', `${told(standbys)}.`);
  return warn('standby', `${told(slow)}: look at its log and the network between.`);
}

async function askStandbys(read: Queryable): Promise<Finding> {
  const { rows } = await sql<Standby>`
    select application_name as name, state,
      pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as behind
    from pg_stat_replication where application_name <> 'pg_basebackup' order by 1`.execute(read);
  return standbyFinding(rows);
}

/** What would be left of the data without the database's disk. Of a PostgreSQL server. */
export async function archiveFindings(read: Queryable): Promise<Finding[]> {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(read);
  if (rows[0]!.standby) {
    return [fail('standby', 'DATABASE_URL reaches a standby, which takes no writes: give the address of the primary.')];
  }
  return [await askArchive(read), await askStandbys(read)];
}
