-- Who may neither come into a lineup nor go out of one, and the database's own word on it (rules R14.5).

-- When it last began, for what happened since: a match that is stopped, void or put off after its start has begun all
-- the same. Given back to the calendar it has not.
alter table match add column began_at timestamptz;
--;
update match set began_at = app_now() where estado in ('en_vivo','descanso','finalizado');
--;
create function note_match_began() returns trigger language plpgsql as $$
declare
  begun constant text[] := array['en_vivo','descanso','finalizado'];
  was_begun boolean := false;
begin
  if tg_op = 'UPDATE' then was_begun := old.estado = any(begun); end if;
  if new.estado = any(begun) and not was_begun then new.began_at := app_now(); end if;
  if was_begun and new.estado = 'programado' then new.began_at := null; end if;
  return new;
end $$;
--;
create trigger note_match_began before insert or update of estado on match
  for each row execute function note_match_began();
--;
create or replace view match_now as
select id, league_id, external_id, jornada, local_team, visit_team, kick_off, confirmed_time,
  case when future then 'programado' else estado end as estado,
  case when not future then minute end as minute,
  case when not future then goals_local end as goals_local,
  case when not future then goals_visit end as goals_visit,
  case when not future then first_goal end as first_goal,
  case when not future then first_goal_minute end as first_goal_minute,
  case when not future then final_at end as final_at,
  official and not future as official,
  importance, updated_at,
  -- Another number when the match has changed, and when a rehearsal's clock reaches it.
  changes * 2 + case when future then 0 else 1 end as changes,
  case when not future then began_at end as began_at
from (select *, coalesce(exists (select from clock) and estado = 'finalizado' and app_now() < kick_off, false) as future
      from match) m;
--;
-- Which of these players neither come nor go any more in a jornada of a room: their club's match of its slate has locked,
-- begun or ended, also where it was stopped and does not count, or they played in one before they changed clubs. A match
-- that began before the room was made and is to be played again is free until it locks.
create function locked_players(of_room integer, of_jornada integer, asked integer[]) returns setof integer
language sql volatile as $$
  with begun as (
    select m.id, m.local_team, m.visit_team
    from room r join room_match rm on rm.room_id = r.id and rm.jornada = of_jornada and not rm.ahead
    join match_now m on m.id = rm.match_id
    where r.id = of_room and (m.estado in ('en_vivo','descanso','finalizado','suspendido') or m.began_at >= r.created_at
      or m.estado = 'programado' and m.kick_off - make_interval(mins => r.lock_lead_min) <= app_now())
  )
  select p.id from player p
  where p.id = any(asked) and exists (select from begun b where p.team_id in (b.local_team, b.visit_team)
    or exists (select from player_match pm where pm.match_id = b.id and pm.player_id = p.id))
$$;
--;
create function refuse_given_lineup() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select e.room_id, n.jornada, array_agg(distinct p.id) as players
      from became n join entry e on e.id = n.entry_id cross join lateral unnest(n.players) as p(id) group by 1, 2
    ) x cross join lateral locked_players(x.room_id, x.jornada, x.players)) then
    raise exception 'lineup: a player whose match has begun comes in' using errcode = '23514', constraint = 'lineup_slot_open';
  end if;
  return null;
end $$;
--;
create trigger refuse_given_lineup after insert on lineup
  referencing new table as became for each statement execute function refuse_given_lineup();
--;
-- An early start takes back what was saved after it (R1.4): what stood before comes again, with the time of its save.
create function refuse_changed_lineup() returns trigger language plpgsql as $$
declare
  closed boolean;
  moved boolean;
begin
  select bool_or(x.closed), bool_or(exists (select from locked_players(x.room_id, x.jornada, x.players))) into closed, moved
  from (
    select e.room_id, n.jornada,
      r.estado not in ('borrador','abierta','llena','cerrada','en_vivo')
        or not coalesce((r.rules->'flags'->>'late_swap')::boolean, false) and app_now() >= case when n.jornada = r.jornada_from then r.lock_at
          else (select j.lock_at from room_jornada j where j.room_id = r.id and j.jornada = n.jornada) end as closed,
      array((select unnest(o.players) except select unnest(n.players))
        union all (select unnest(n.players) except select unnest(o.players))) as players
    from became n join was o on o.id = n.id join entry e on e.id = n.entry_id join room r on r.id = e.room_id
    where (n.players, n.formation) is distinct from (o.players, o.formation)
      and not (n.saved_at <= o.saved_at and exists (select from lineup_version v
        where v.lineup_id = n.id and (v.players, v.formation, v.saved_at) = (n.players, n.formation, n.saved_at)))
  ) x;
  if closed then
    raise exception 'lineup: its jornada is closed' using errcode = '23514', constraint = 'lineup_open';
  end if;
  if moved then
    raise exception 'lineup: a player whose match has begun comes in or goes out' using errcode = '23514', constraint = 'lineup_slot_open';
  end if;
  return null;
end $$;
--;
create trigger refuse_changed_lineup after update on lineup
  referencing old table as was new table as became for each statement execute function refuse_changed_lineup();
