import { sql } from 'kysely';
import type { DeskDeployCheck } from '@arma11/core/back-office';
import { standingBreaches } from '../../ledger/auditLedger';
import type { Db, Queryable } from '../../platform/db/database';
import { schemaState } from '../../platform/db/schemaState';
import { roomEnding } from '../board/roomEnding';
import type { BusyTime } from './quietWindow';

/** A payment that is due so soon comes before a new server is ready. */
const PAYING_MIN = 30;
/** A message that waits so long has been refused more than once. */
const LATE_MESSAGE_MIN = 5;

const check = (
  kind: DeskDeployCheck['kind'],
  count: number,
  trouble: 'wait' | 'bad',
  until: number | null = null,
): DeskDeployCheck => ({
  kind,
  state: count === 0 ? 'good' : trouble,
  count,
  until: count === 0 || until === null ? null : new Date(until).toISOString(),
});

/** What of these times is on, and when the last of it is over. */
export function timesCheck(kind: 'matches' | 'locks', times: readonly BusyTime[], now: number): DeskDeployCheck {
  const on = times.filter(({ from, until }) => from <= now && now < until);
  return check(kind, on.length, 'wait', Math.max(...on.map(({ until }) => until)));
}

/** Rooms that nothing keeps from being paid, now or in a moment. */
export async function paymentsCheck(q: Queryable): Promise<DeskDeployCheck> {
  const { rows } = await sql<{ rooms: number }>`
    select count(*)::int as rooms from room r
    cross join lateral (
      ${roomEnding}
    ) w
    where r.estado in ('cerrada','en_vivo','por_liquidar') and r.taken > 0 and w.over and not w.unofficial and not w.incidents and not w.untold
      and w.last + make_interval(secs => (r.rules->>'settle_delay_s')::int) < app_now() + make_interval(mins => ${PAYING_MIN}::int)`.execute(
    q,
  );
  return check('payments', rows[0]!.rooms, 'wait');
}

/** Mails and SMS that should have left. */
export async function messagesCheck(q: Queryable): Promise<DeskDeployCheck> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from outgoing_message
    where next_try_at is not null and created_at < app_now() - make_interval(mins => ${LATE_MESSAGE_MIN}::int)`.execute(
    q,
  );
  return check('messages', rows[0]!.waiting, 'bad');
}

/** Whether another version has already changed the tables: then an upgrade is under way, and this server is an old one. */
export async function schemaCheck(db: Db): Promise<DeskDeployCheck> {
  const { pending, newer } = await schemaState(db);
  return pending.length > 0 ? check('schema', pending.length, 'bad') : check('schema', newer ? 1 : 0, 'wait');
}

/** Whether the books agree. */
export const ledgerCheck = async (db: Db): Promise<DeskDeployCheck> =>
  check('ledger', (await standingBreaches(db)).length, 'bad');

/** Whether the database could be brought back to this moment if the new version does harm; the embedded one has no archive. */
export async function archiveCheck({ engine, fresh }: Db): Promise<DeskDeployCheck[]> {
  if (engine === 'pglite') return [];
  const { rows } = await sql<{ failing: boolean }>`
    select current_setting('archive_mode') <> 'off'
      and coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
    from pg_stat_archiver`.execute(fresh);
  return [check('archive', rows[0]!.failing ? 1 : 0, 'bad')];
}
