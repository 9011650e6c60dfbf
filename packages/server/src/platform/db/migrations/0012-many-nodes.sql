-- What moves in the game is told to every server: NOTIFY on 'live', as 'match:3,4', 'points:3,4' (ids of matches) or
-- 'room:7'. Triggers tell it, so that no writer can forget. Joins tell nothing: a NOTIFY makes commits wait for each other.
create function live_tell(subject text, ids integer[]) returns void language plpgsql as $$
begin
  -- A payload is shorter than 8000 bytes.
  perform pg_notify('live', subject || ':' || string_agg(part.id::text, ','))
  from (select id, (row_number() over (order by id) - 1) / 500 as page from unnest(ids) as id) part
  group by part.page;
end $$;
--;
create function live_match() returns trigger language plpgsql as $$
begin
  perform live_tell('match', array(
    select n.id from became n join was o on o.id = n.id
    where (n.estado, n.minute, n.goals_local, n.goals_visit, n.official, n.kick_off, n.confirmed_time)
      is distinct from (o.estado, o.minute, o.goals_local, o.goals_visit, o.official, o.kick_off, o.confirmed_time)));
  return null;
end $$;
--;
create trigger live_match after update on match
  referencing old table as was new table as became for each statement execute function live_match();
--;
create function live_points_added() returns trigger language plpgsql as $$
begin
  perform live_tell('points', array(select distinct match_id from became));
  return null;
end $$;
--;
create trigger live_points_added after insert on player_match
  referencing new table as became for each statement execute function live_points_added();
--;
create function live_points_changed() returns trigger language plpgsql as $$
begin
  perform live_tell('points', array(
    select distinct n.match_id from became n join was o on o.player_id = n.player_id and o.match_id = n.match_id
    where n.points <> o.points));
  return null;
end $$;
--;
create trigger live_points_changed after update on player_match
  referencing old table as was new table as became for each statement execute function live_points_changed();
--;
create function live_room() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'room:' || new.id);
  return null;
end $$;
--;
-- Not for each statement: a list of columns keeps joins out, and rooms move one at a time.
create trigger live_room after update of estado, scored_at on room for each row execute function live_room();
--;
-- Requests counted by all servers together. What a crash loses here is a minute of counting.
create unlogged table rate_window (
  key text primary key,
  started_at timestamptz not null,
  used integer not null
);
--;
-- What the auditor found last (security §1): one row, for all servers. While it holds breaches no coins move.
create table ledger_audit (
  one boolean primary key default true check (one),
  -- When a server last began a pass, in real time: the others leave this minute to it.
  started_at timestamptz not null default '-infinity',
  full_at timestamptz not null default '-infinity',
  -- How long the last whole check took; the next waits for many times that.
  full_ms integer not null default 0,
  -- Transactions up to here were committed and checked.
  checked_to bigint not null default 0,
  -- The newest transaction that the last pass saw: the next pass takes it over, when nothing older can be under way.
  seen_to bigint not null default 0,
  breaches jsonb
);
--;
insert into ledger_audit default values;
