import { sql } from 'kysely';
import type { ClubRow } from '@arma11/core/contract';
import type { Queryable } from '../platform/db/database';
import { teamsById } from '../catalogue/clubs/teamView';

/** A club scores the mean of its 20 best supporters, when at least 5 of them played (rules R11.5). */
const BEST = 20;
const ACTIVE = 5;

interface ScoreRow {
  club_id: number;
  league_unique: string;
  points: number;
  active_fans: number;
  fans: number;
  position: number;
  previous: number | null;
}

/**
 * The clubs of a league by what their supporters earned in its rooms while they supported them: the season's sum, or one
 * jornada's.
 */
async function clubScores(
  q: Queryable,
  viewer: number,
  { leagueId, jornada }: { leagueId: number; jornada?: number },
): Promise<ClubRow[]> {
  const { rows } = await sql<ScoreRow>`
    with earned as (
      select x.club_id, r.jornada_to as jornada, x.user_id, sum(x.xp)::int as xp
      from xp_event x join room r on r.id = x.room_id join team t on t.id = x.club_id and t.league_id = r.league_id
      where r.league_id = ${leagueId} and (${jornada ?? null}::int is null or r.jornada_to = ${jornada ?? null}::int)
      group by 1, 2, 3
    ), placed as (
      select *, row_number() over (partition by club_id, jornada order by xp desc, user_id) as place from earned
    ), scored as (
      select club_id, jornada, avg(xp) filter (where place <= ${BEST}) as points, count(*)::int as active_fans
      from placed group by 1, 2 having count(*) >= ${ACTIVE}
    ), total as (
      select club_id, round(sum(points), 1)::float8 as points, max(active_fans)::int as active_fans,
        round(sum(points) filter (where jornada < (select max(jornada) from scored)), 1)::float8 as before
      from scored group by 1
    )
    select club_id, l.league_unique, points, active_fans,
      (select count(*)::int from app_user u where u.club_id = total.club_id) as fans,
      (rank() over (order by points desc))::int as position,
      case when before is not null then (rank() over (order by before desc nulls last))::int end as previous
    from total, league l where l.id = ${leagueId} order by position, club_id`.execute(q);
  return clubRows(q, viewer, rows);
}

/** Returns the clubs of a league by its name in addresses; none of a league that there is not. */
export async function clubScoresOfLeague(q: Queryable, viewer: number, league_unique: string): Promise<ClubRow[]> {
  const league = await q
    .selectFrom('league')
    .select('id')
    .where('league_unique', '=', league_unique)
    .executeTakeFirst();
  return league ? clubScores(q, viewer, { leagueId: league.id }) : [];
}

async function clubRows(q: Queryable, viewer: number, rows: ScoreRow[]): Promise<ClubRow[]> {
  const teams = await teamsById(
    q,
    rows.map((row) => row.club_id),
  );
  const user = await q.selectFrom('app_user').select('club_id').where('id', '=', viewer).executeTakeFirst();
  return rows.map(({ club_id, league_unique, points, active_fans, fans, position, previous }) => {
    const { id, name, logo } = teams.get(club_id)!;
    return {
      position,
      club: { id, name, logo, league_unique },
      points,
      fans,
      active_fans,
      delta: previous === null ? 0 : previous - position,
      is_mine: user?.club_id === club_id,
    };
  });
}

/** The three best clubs of the last jornada with a paid room, league by league. */
export async function topClubs(q: Queryable, viewer: number) {
  const { rows } = await sql<{ league_id: number; league_name: string; jornada: number; jornada_name: string }>`
    select distinct on (l.id) l.id as league_id, l.name as league_name, r.jornada_to as jornada, j.name as jornada_name
    from room r join league l on l.id = r.league_id join jornada j on j.league_id = l.id and j.number = r.jornada_to
    where r.estado = 'pagada' order by l.id, r.jornada_to desc`.execute(q);
  const leagues = [];
  for (const { league_id, league_name, jornada, jornada_name } of rows) {
    const winners = (await clubScores(q, viewer, { leagueId: league_id, jornada })).slice(0, 3);
    if (winners.length > 0) leagues.push({ jornada_name, league_name, winners });
  }
  return leagues;
}
