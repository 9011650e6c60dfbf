import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';

const RUNNING: Where = sql`r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')`;

/** The entries whose lineups, answers and guesses went back to what they were: one for each of these. */
export interface Reversed {
  lineups: number[];
  answers: number[];
  guesses: number[];
}

interface EntryRow {
  entry_id: number;
}

const entriesOf = (rows: readonly EntryRow[]) => rows.map(({ entry_id }) => entry_id);

/** Which saves to take back: those of a match's rooms that came after an instant. */
interface Late {
  matchId: number;
  instant: string;
}

/**
 * Takes back the saves of a match's rooms that came after an instant: each lineup, and each answer and guess of the
 * match, becomes the last that was saved by then (rules R1.4). A lineup whose every save is later goes back to its
 * first one, the automatic one. Rooms that are over stay as they are; the others are scored again.
 */
export async function reverseSaves(tx: Tx, late: Late): Promise<Reversed> {
  const lineups = await reverseLineups(tx, late);
  const answers = await reverseAnswers(tx, late);
  const guesses = await reverseGuesses(tx, late);
  await sql`
    update room r set scored_changes = null
    from room_match rm
    where rm.room_id = r.id and rm.match_id = ${late.matchId} and r.estado in ('en_vivo','por_liquidar')`.execute(tx);
  // What was committed to is not what stands: the next commitment has that (rules R15.5).
  await sql`
    update room_match x set committed_at = null
    from room_match rm join room r on r.id = rm.room_id and ${RUNNING}
    where rm.match_id = ${late.matchId} and x.room_id = rm.room_id and x.jornada = rm.jornada and x.committed_at is not null`.execute(
    tx,
  );
  return { lineups, answers, guesses };
}

async function reverseLineups(tx: Tx, { matchId, instant }: Late): Promise<number[]> {
  const { rows } = await sql<EntryRow>`
    with late as (
      select l.id from room_match rm
      join room r on r.id = rm.room_id and r.kind = 'compe' and ${RUNNING}
      join entry e on e.room_id = r.id join lineup l on l.entry_id = e.id and l.jornada = rm.jornada
      where rm.match_id = ${matchId} and not rm.void and l.saved_at > ${instant}::timestamptz
    ), earlier as (
      select distinct on (v.lineup_id) v.lineup_id, v.formation, v.players, v.captain, v.saved_at
      from lineup_version v join late on late.id = v.lineup_id
      order by v.lineup_id, (v.saved_at <= ${instant}::timestamptz) desc,
        case when v.saved_at <= ${instant}::timestamptz then v.id end desc, v.id
    ), reversed as (
      update lineup l set formation = x.formation, players = x.players, captain = x.captain, saved_at = x.saved_at,
        version = l.version + 1
      from earlier x where x.lineup_id = l.id returning l.entry_id, l.formation
    )
    update entry e set formation = x.formation from reversed x where x.entry_id = e.id returning x.entry_id`.execute(
    tx,
  );
  return entriesOf(rows);
}

// Questions about the competition lock with the first match, unless they have a time of their own (rules R17.5).
// An answer stood from its save to the save that replaced it: at most one of each market stood at the instant.
async function reverseAnswers(tx: Tx, { matchId, instant }: Late): Promise<number[]> {
  const { rows } = await sql<EntryRow>`
    with markets as (
      select k.id from market k join room r on r.id = k.room_id and ${RUNNING}
      where k.match_id = ${matchId} or k.match_id is null and k.lock_at is null and exists (
        select from room_match rm where rm.room_id = r.id and rm.match_id = ${matchId} and not rm.void)
    ), stood as (
      select v.entry_id, v.market_id, v.alternative_id, v.saved_at
      from answer_version v join markets k on k.id = v.market_id
      where v.saved_at <= ${instant}::timestamptz and v.replaced_at > ${instant}::timestamptz
    ), gone as (
      delete from answer a using markets k
      where k.id = a.market_id and a.saved_at > ${instant}::timestamptz
        and not exists (select from stood s where s.entry_id = a.entry_id and s.market_id = a.market_id)
      returning a.entry_id
    ), back as (
      insert into answer as a (entry_id, market_id, alternative_id, saved_at)
      select entry_id, market_id, alternative_id, saved_at from stood
      on conflict (entry_id, market_id) do update set alternative_id = excluded.alternative_id, saved_at = excluded.saved_at
      returning a.entry_id
    ), touched as (
      update entry e set version = version + 1
      where e.id in (select entry_id from gone union select entry_id from back)
    )
    select entry_id from gone union all select entry_id from back`.execute(tx);
  return entriesOf(rows);
}

async function reverseGuesses(tx: Tx, { matchId, instant }: Late): Promise<number[]> {
  const { rows } = await sql<EntryRow>`
    with entries as (
      select e.id from room_match rm join room r on r.id = rm.room_id and ${RUNNING} join entry e on e.room_id = r.id
      where rm.match_id = ${matchId}
    ), stood as (
      select v.* from clutch_version v join entries e on e.id = v.entry_id
      where v.match_id = ${matchId} and v.saved_at <= ${instant}::timestamptz and v.replaced_at > ${instant}::timestamptz
    ), gone as (
      delete from clutch_answer a using entries e
      where e.id = a.entry_id and a.match_id = ${matchId} and a.saved_at > ${instant}::timestamptz
        and not exists (select from stood s where s.entry_id = a.entry_id)
      returning a.entry_id
    ), back as (
      insert into clutch_answer as a (entry_id, match_id, goals_local, goals_visit, minute, saved_at)
      select entry_id, match_id, goals_local, goals_visit, minute, saved_at from stood
      on conflict (entry_id, match_id) do update set goals_local = excluded.goals_local,
        goals_visit = excluded.goals_visit, minute = excluded.minute, saved_at = excluded.saved_at
      returning a.entry_id
    )
    select entry_id from gone union all select entry_id from back`.execute(tx);
  return entriesOf(rows);
}
