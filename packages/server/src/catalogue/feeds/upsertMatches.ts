import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { rescheduleRooms } from '../incidents/rescheduleRooms';
import { openCancellations, openCorrections, writeFeedVersions } from './correctedMatches';
import type { FeedMatch, FeedSeason } from './feedShape';
import { type Written } from './upsertCatalogue';
import { asRows } from '../../platform/db/asRows';

/** What a feed changed about matches that were there. */
interface ChangedMatches extends Written {
  /** Another date or state: the rooms' dates may follow. */
  moved: number[];
  /** Final results that are others now. */
  corrected: { id: number; before: object; after: object; official: boolean }[];
}

// The provider told the same as final ten minutes ago or more (rules R15.1).
const readBefore = (provider: string) =>
  sql`coalesce((m.readings->>${provider}::text)::timestamptz <= app_now() - interval '10 minutes', false)`;

// With extra time and penalties: who reads a whistle later than that was not there to hear it.
const LONGEST = sql`interval '3 hours'`;

// What an operator decided by hand no feed undoes: `held` keeps state and result, `said` the state until the feed tells it
// too. In the feed's own order: by it new matches get their ids, and lists of equal dates their order.
const incoming = (leagueId: number, matches: readonly FeedMatch[], provider: string) => sql`
  select x.external_id, coalesce(x.jornada, m.jornada) as jornada, l.id as local_team, v.id as visit_team,
    case when m.kick_off_held then m.kick_off else x.kick_off end as kick_off,
    case when m.kick_off_held then m.confirmed_time else x.confirmed_time end as confirmed_time,
    case when kept then m.estado else x.estado end as estado,
    case when kept then m.minute else x.minute end as minute,
    case when kept then m.goals_local else x.goals_local end as goals_local,
    case when kept then m.goals_visit else x.goals_visit end as goals_visit,
    case when kept then m.first_goal when same then coalesce(x.first_goal, m.first_goal) else x.first_goal end as first_goal,
    case when kept then m.first_goal_minute when same then coalesce(x.first_goal_minute, m.first_goal_minute)
      else x.first_goal_minute end as first_goal_minute,
    case when kept then m.advances when same then coalesce(x.advances, m.advances) else x.advances end as advances,
    case when kept then m.official when x.estado <> 'finalizado' then false
      else coalesce(x.confirmed, false) or equal and (m.official or x.official and ${readBefore(provider)}) end as official,
    case when kept then m.readings when x.estado <> 'finalizado' then '{}'
      when not x.official then case when equal then m.readings - ${provider}::text else '{}' end
      when equal and jsonb_exists(m.readings, ${provider}::text) then m.readings
      else case when equal then m.readings else '{}' end || jsonb_build_object(${provider}::text, app_now()) end as readings,
    coalesce(m.said and kept, false) as said,
    case when kept then m.final_at when x.estado <> 'finalizado' then null
      when m.estado in ('en_vivo','descanso') then least(app_now(), greatest(m.started_at, m.kick_off) + ${LONGEST})
      else m.final_at end as final_at,
    case when kept then m.started_at when x.estado in ('programado','aplazado') then null
      when x.estado in ('en_vivo','descanso') and m.id is not null then coalesce(m.started_at, app_now() - make_interval(
        mins => greatest(coalesce(x.minute, 1) - 1, 0) + case when x.minute > 45 or x.estado = 'descanso' then 15 else 0 end))
      else m.started_at end as started_at,
    m.id as old_id, m.kick_off as old_kick_off, m.estado as old_estado, m.official as old_official,
    jsonb_build_object('estado', m.estado, 'goals_local', m.goals_local, 'goals_visit', m.goals_visit,
      'first_goal', m.first_goal, 'first_goal_minute', m.first_goal_minute, 'advances', m.advances, 'official', m.official) as before
  from rows from (json_to_recordset(${asRows(matches)}) as (external_id text, jornada int, local_external_id text,
    visit_external_id text, kick_off timestamptz, confirmed_time boolean, estado text, minute int, goals_local int,
    goals_visit int, first_goal text, first_goal_minute int, advances text, official boolean, confirmed boolean)) with ordinality as x(external_id, jornada,
    local_external_id, visit_external_id, kick_off, confirmed_time, estado, minute, goals_local, goals_visit, first_goal,
    first_goal_minute, advances, official, confirmed, turn)
  join team l on l.league_id = ${leagueId} and l.external_id = x.local_external_id
  join team v on v.league_id = ${leagueId} and v.external_id = x.visit_external_id
  left join match m on m.league_id = ${leagueId} and m.external_id = x.external_id
  cross join lateral (select coalesce(
    (m.estado, m.goals_local, m.goals_visit) is not distinct from (x.estado, x.goals_local, x.goals_visit), false) as same) s
  cross join lateral (select same and (m.first_goal, m.first_goal_minute, m.advances) is not distinct from
    (coalesce(x.first_goal, m.first_goal), coalesce(x.first_goal_minute, m.first_goal_minute), coalesce(x.advances, m.advances)) as equal) e
  cross join lateral (select coalesce(m.held or m.said and not (x.estado = m.estado
    or m.estado in ('programado','en_vivo','descanso') and x.estado in ('en_vivo','descanso','finalizado')
    or m.estado = 'programado' and x.estado in ('cancelado','anulado')), false) as kept) k
  where coalesce(x.jornada, m.jornada) is not null order by x.turn`;

async function writeMatches(
  tx: Tx,
  leagueId: number,
  matches: readonly FeedMatch[],
  provider: string,
): Promise<ChangedMatches> {
  const { rows } = await sql<ChangedMatches>`
    with incoming as (${incoming(leagueId, matches, provider)}), written as (
      insert into match as old (league_id, external_id, jornada, local_team, visit_team, kick_off, confirmed_time, estado,
        minute, goals_local, goals_visit, first_goal, first_goal_minute, advances, official, readings, started_at, said, final_at)
      select ${leagueId}, external_id, jornada, local_team, visit_team, kick_off, confirmed_time, estado,
        minute, goals_local, goals_visit, first_goal, first_goal_minute, advances, official, readings, started_at, said, final_at from incoming
      on conflict (league_id, external_id) do update set jornada = excluded.jornada, local_team = excluded.local_team,
        visit_team = excluded.visit_team, kick_off = excluded.kick_off, confirmed_time = excluded.confirmed_time,
        estado = excluded.estado, minute = excluded.minute, goals_local = excluded.goals_local,
        goals_visit = excluded.goals_visit, first_goal = excluded.first_goal,
        first_goal_minute = excluded.first_goal_minute, advances = excluded.advances, official = excluded.official, readings = excluded.readings,
        started_at = excluded.started_at, said = excluded.said, final_at = excluded.final_at, updated_at = app_now()
      where (old.jornada, old.local_team, old.visit_team, old.kick_off, old.confirmed_time, old.estado, old.minute,
          old.goals_local, old.goals_visit, old.first_goal, old.first_goal_minute, old.advances, old.official, old.readings, old.said)
        is distinct from (excluded.jornada, excluded.local_team, excluded.visit_team, excluded.kick_off,
          excluded.confirmed_time, excluded.estado, excluded.minute, excluded.goals_local, excluded.goals_visit,
          excluded.first_goal, excluded.first_goal_minute, excluded.advances, excluded.official, excluded.readings, excluded.said)
      returning id, xmax = 0 as inserted, kick_off, estado, jsonb_build_object('estado', estado, 'goals_local', goals_local,
        'goals_visit', goals_visit, 'first_goal', first_goal, 'first_goal_minute', first_goal_minute, 'advances', advances, 'official', official) as after
    )
    select (count(*) filter (where w.inserted))::int as inserted, (count(*) filter (where not w.inserted))::int as updated,
      coalesce(array_agg(w.id order by w.id) filter (where i.old_id is not null
        and (i.old_kick_off, i.old_estado) is distinct from (w.kick_off, w.estado)), '{}') as moved,
      coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'before', i.before, 'after', w.after, 'official', i.old_official)
        order by w.id) filter (where i.old_estado = 'finalizado' and i.before - 'official' <> w.after - 'official'), '[]') as corrected
    from written w left join incoming i on i.old_id = w.id`.execute(tx);
  return rows[0]!;
}

/**
 * The matches of a league, by the source's id. A match that has lost its jornada keeps the one it had. While the result
 * is the one already known, what the feed does not tell never undoes what an operator or another source did: the first
 * goal, and the confirmation of the result, which takes two equal reads of one provider (R15.1); and of a match that an operator decided it changes neither state nor result.
 * The rooms' dates follow (rules R1.5), and a final result that becomes another leaves a version (R6.7).
 */
export async function upsertMatches(
  tx: Tx,
  leagueId: number,
  matches: readonly FeedMatch[],
  { source, provider }: Pick<FeedSeason, 'source' | 'provider'>,
): Promise<Written> {
  const { inserted, updated, moved, corrected } = await writeMatches(tx, leagueId, matches, provider);
  await writeFeedVersions(tx, corrected, source);
  await rescheduleRooms(tx, moved);
  await openCorrections(tx, corrected);
  await openCancellations(tx, moved);
  return { inserted, updated };
}

/** Of these matches, the ids that the league does not have. */
export async function unknownMatches(tx: Tx, leagueId: number, matches: readonly FeedMatch[]): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    select x.external_id from json_to_recordset(${asRows(matches)}) as x(external_id text)
    where not exists (select from match m where m.league_id = ${leagueId} and m.external_id = x.external_id)`.execute(
    tx,
  );
  return rows.map((row) => row.external_id);
}
