import { sql } from 'kysely';

/**
 * Who scored in 90 minutes plus added time, as player ids: from the events when they tell every goal of the score, else
 * from the players' statistics when these do; null when the feed tells neither (rules R8.2) and of an awarded result (R15.6). On `m` (match_now).
 */
export const goalscorers = sql<number[] | null>`(
  select case
    when m.awarded then null
    when m.goals_local + m.goals_visit = 0 then '{}'::int[]
    when told.goals = m.goals_local + m.goals_visit then told.scorers
    when counted.goals = m.goals_local + m.goals_visit then counted.scorers
  end
  from (
    select count(*) filter (where e.type = 'autogol' or e.player_id is not null) as goals,
      coalesce(array_agg(distinct e.player_id) filter (where e.type <> 'autogol'), '{}') as scorers
    from match_event e where e.match_id = m.id and e.type in ('gol','gol_penal','autogol') and e.minute <= 90
  ) told, (
    select sum(coalesce((p.stats->>'goals')::int, 0) + coalesce((p.stats->>'own_goals')::int, 0)) as goals,
      coalesce(array_agg(p.player_id) filter (where (p.stats->>'goals')::int > 0), '{}') as scorers
    from player_match p where p.match_id = m.id
  ) counted
)`;
