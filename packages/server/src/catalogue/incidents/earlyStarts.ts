import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { reverseSaves } from './reverseSaves';
import { notifyReversed } from './notifyReversed';

interface EarlyStart {
  match_id: number;
  started_at: string;
}

/**
 * Locks what a match that began before its time had left open, and takes back the saves made after it really began
 * (rules R1.4). The incident is a record, decided by the rules; each reported start is acted on once.
 */
export async function lockEarlyStarts(tx: Tx): Promise<void> {
  for (const start of await earlyStarts(tx)) {
    await lockRooms(tx, start);
    const { lineups, answers, guesses } = await reverseSaves(tx, {
      matchId: start.match_id,
      instant: start.started_at,
    });
    await notifyReversed(tx, start.match_id, [...lineups, ...answers, ...guesses]);
    const reason = `It began at ${start.started_at}: ${lineups.length} lineups, ${answers.length} answers and ${guesses.length} guesses went back to what they were.`;
    await sql`
      insert into incident (match_id, kind, fact, estado, decision, reason, due_at, decided_at)
      values (${start.match_id}, 'inicio_adelantado', ${start.started_at}, 'decidida', 'mantener', ${reason}, app_now(), app_now())
      on conflict on constraint incident_once do nothing`.execute(tx);
  }
}

// A start more than a day before its date is a wrong date or a rehearsal's clock, and locks nothing by itself.
// The rows stay locked to the commit: whoever saves holds them shared, so no save is between the two times.
async function earlyStarts(tx: Tx): Promise<EarlyStart[]> {
  const { rows } = await sql<EarlyStart>`
    select m.id as match_id, m.started_at from match m
    where m.estado in ('en_vivo','descanso','finalizado') and m.started_at < m.kick_off
      and m.started_at > m.kick_off - interval '1 day'
      and exists (select from room_match rm join room r on r.id = rm.room_id
        where rm.match_id = m.id and not rm.void and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
          and m.started_at < m.kick_off - make_interval(mins => r.lock_lead_min))
    order by m.id for update of m`.execute(tx);
  const known = await tx
    .selectFrom('incident')
    .select(['match_id', 'fact'])
    .where('kind', '=', 'inicio_adelantado')
    .where('match_id', 'in', rows.map(({ match_id }) => match_id).concat(0))
    .execute();
  return rows.filter(
    (row) => !known.some(({ match_id, fact }) => match_id === row.match_id && fact === row.started_at),
  );
}

/** Rooms, and jornadas of rooms, that were still open close at once: a match of theirs is being played. */
async function lockRooms(tx: Tx, { match_id, started_at }: EarlyStart): Promise<void> {
  await sql`
    update room r set lock_at = least(r.lock_at, app_now()), starts_at = least(r.starts_at, ${started_at}::timestamptz)
    from room_match rm
    where rm.room_id = r.id and rm.match_id = ${match_id} and not rm.void and r.estado in ('abierta','llena')`.execute(
    tx,
  );
  await sql`
    update room_jornada j set lock_at = least(j.lock_at, app_now())
    from room_match rm
    where rm.match_id = ${match_id} and rm.room_id = j.room_id and not rm.void and j.jornada = rm.jornada`.execute(tx);
}
