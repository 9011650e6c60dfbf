-- The clock that every guarded write asks (security I6). Without a row it is the database's own;
-- a rehearsal (CLOCK, CLOCK_SPEED) or a test writes the one row.
create table clock (
  one boolean primary key default true check (one),
  real_at timestamptz not null,
  app_at timestamptz not null,
  speed double precision not null check (speed >= 0)
);
--;
-- clock_timestamp(), not now(): a transaction begun before the lock may commit after it (security D6).
create function app_now() returns timestamptz language sql volatile as $$
  select coalesce((select app_at + (clock_timestamp() - real_at) * speed from clock), clock_timestamp())
$$;
--;
create table league (
  id integer generated always as identity primary key,
  league_unique text not null unique check (league_unique ~ '^[a-z0-9-]{1,80}$'),
  name text not null,
  logo text not null,
  season text not null,
  -- 'arma11', or 'fpl' with the season's official rules (core/domain/scoring).
  scoring text not null default 'arma11',
  has_compe boolean not null default true,
  has_predi boolean not null default true,
  -- Seconds from the last final whistle to settlement (rules R2: 60 min; a minute in the demo league).
  settle_delay_s integer not null default 3600 check (settle_delay_s >= 0),
  created_at timestamptz not null default app_now()
);
--;
create table jornada (
  league_id integer not null references league,
  number integer not null check (number between 1 and 1000),
  name text not null,
  primary key (league_id, number)
);
--;
create table team (
  id integer generated always as identity primary key,
  league_id integer not null references league,
  external_id text not null,
  name text not null,
  short text not null,
  -- An image address; null means the generated crest.
  logo text,
  -- {pattern, primary, secondary, trim}; null means derived from the name (core/art kitFor).
  kit jsonb,
  unique (league_id, external_id)
);
--;
create table player (
  id integer generated always as identity primary key,
  league_id integer not null references league,
  team_id integer not null references team,
  external_id text not null,
  full_name text not null,
  short_name text not null,
  position smallint not null check (position between 0 and 4),
  condition smallint not null default 0 check (condition between 0 and 3),
  condition_note text,
  contry text not null default '',
  avatar text,
  number smallint,
  active boolean not null default true,
  unique (league_id, external_id)
);
--;
create index player_team on player (team_id);
--;
create table match (
  id integer generated always as identity primary key,
  league_id integer not null references league,
  external_id text not null,
  jornada integer not null,
  local_team integer not null references team,
  visit_team integer not null references team,
  -- Null while the feed has no date; such a match cannot be played in a room.
  kick_off timestamptz,
  confirmed_time boolean not null default true,
  estado text not null default 'programado' check (estado in
    ('programado','en_vivo','descanso','finalizado','aplazado','suspendido','cancelado','anulado')),
  minute smallint,
  -- Score at 90 minutes plus added time: what predictions are settled on (rules R8.2).
  goals_local smallint,
  goals_visit smallint,
  first_goal text check (first_goal in ('local','visit','none')),
  first_goal_minute smallint,
  -- The final whistle, as far as it is known; null until finished.
  final_at timestamptz,
  -- The result is confirmed: two equal reads, the operator, or the demo simulator.
  official boolean not null default false,
  -- 0 to 1: how far the operator rates the match for home lists.
  importance real not null default 0,
  updated_at timestamptz not null default app_now(),
  foreign key (league_id, jornada) references jornada,
  unique (league_id, external_id),
  check (local_team <> visit_team)
);
--;
-- The matches as the game knows them. In a rehearsal the imported calendar tells the future: what the clock has not
-- reached is not known. With the database's own clock this is the table itself.
create view match_now as
select id, league_id, external_id, jornada, local_team, visit_team, kick_off, confirmed_time,
  case when future then 'programado' else estado end as estado,
  case when not future then minute end as minute,
  case when not future then goals_local end as goals_local,
  case when not future then goals_visit end as goals_visit,
  case when not future then first_goal end as first_goal,
  case when not future then first_goal_minute end as first_goal_minute,
  case when not future then final_at end as final_at,
  official and not future as official,
  importance, updated_at
from (select *, coalesce(exists (select from clock) and estado = 'finalizado' and app_now() < kick_off, false) as future
      from match) m;
--;
create index match_jornada on match (league_id, jornada, kick_off);
--;
create index match_kick_off on match (kick_off);
--;
-- What a player did in a match (key: player and fixture, never player and jornada: double gameweeks).
create table player_match (
  player_id integer not null references player,
  match_id integer not null references match,
  team_id integer not null references team,
  jornada integer not null,
  -- PlayerMatchStats of core/domain/scoring: the events, as the feed told them.
  stats jsonb not null,
  minutes smallint not null default 0,
  -- Computed from stats with the league's scoring profile.
  points integer not null,
  breakdown jsonb not null default '[]',
  updated_at timestamptz not null default app_now(),
  primary key (player_id, match_id)
);
--;
create index player_match_match on player_match (match_id);
--;
create table match_event (
  id bigint generated always as identity primary key,
  match_id integer not null references match,
  minute smallint not null,
  type text not null,
  team_id integer references team,
  player_id integer references player
);
--;
create index match_event_match on match_event (match_id, minute);
--;
-- The players of a jornada that a room may choose from (rules R4.2): shared by all rooms of the jornada.
create table pool_player (
  league_id integer not null references league,
  jornada integer not null,
  player_id integer not null references player,
  primary key (league_id, jornada, player_id)
);
--;
-- Season figures of a player, refreshed in one statement after points change (scoring/refreshPlayerStats).
create table player_stat (
  player_id integer primary key references player,
  pts integer not null,
  played smallint not null,
  avg_points real not null,
  -- Points of his latest jornadas, newest last, at most five.
  form integer[] not null
);
