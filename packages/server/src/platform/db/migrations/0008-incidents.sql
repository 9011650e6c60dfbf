-- Incidents, errata and versions of results (rules R6, R1.4).

-- When it really began, as far as anybody told: before the calendar's kick-off it was an early start (R1.4).
alter table match add column started_at timestamptz;
--;
-- An operator decided this match: feeds change neither its state nor its result any more.
alter table match add column held boolean not null default false;
--;
-- Counts what changes about a match that its rooms are scored on. A time would not do: a long import takes its time
-- when it writes and is seen when it commits, and a room that was scored in between would never know. Whoever changes
-- what players did adds one.
alter table match add column changes bigint not null default 0;
--;
create function count_match_change() returns trigger language plpgsql as $$
begin
  new.changes := old.changes + 1;
  return new;
end $$;
--;
create trigger count_match_change before update on match for each row
  when ((old.estado, old.goals_local, old.goals_visit, old.first_goal, old.first_goal_minute, old.official, old.updated_at)
    is distinct from
    (new.estado, new.goals_local, new.goals_visit, new.first_goal, new.first_goal_minute, new.official, new.updated_at))
  execute function count_match_change();
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
  changes * 2 + case when future then 0 else 1 end as changes
from (select *, coalesce(exists (select from clock) and estado = 'finalizado' and app_now() < kick_off, false) as future
      from match) m;
--;
-- The sum of its matches' changes that a room was scored with: another sum now, and it is scored again.
alter table room add column scored_changes bigint;
--;
-- The match does not count in this room: it was not over 48 h after the room's last kick-off (R6.1, R6.3).
alter table room_match add column void boolean not null default false;
--;
create index match_troubled on match (estado) where estado in ('aplazado','suspendido');
--;
create index match_awaited on match (kick_off) where estado in ('programado','en_vivo','descanso');
--;
create table incident (
  id integer generated always as identity primary key,
  match_id integer not null references match,
  kind text not null check (kind in
    ('aplazado','suspendido','abandonado','sin_datos','inicio_adelantado','resultado_corregido')),
  -- What tells this incident from another of the same kind: the kick-off, the real start, the corrected result.
  fact text not null,
  estado text not null default 'abierta' check (estado in ('abierta','decidida')),
  decision text check (decision in ('mantener','anular','resultado')),
  reason text,
  opened_at timestamptz not null default app_now(),
  -- When the rules decide by themselves (R6.3, R6.4, R6.6).
  due_at timestamptz not null,
  decided_at timestamptz,
  -- Both null when the rules decided.
  decided_by text,
  decided_by_id integer references app_user,
  constraint incident_once unique (match_id, kind, fact),
  constraint incident_decided check ((estado = 'decidida') = (decision is not null and decided_at is not null))
);
--;
create index incident_open on incident (match_id) where estado = 'abierta';
--;
-- Each change of a result that had been final, and every change by hand (R6.7): rows are never changed.
create table match_version (
  id bigint generated always as identity primary key,
  match_id integer not null references match,
  at timestamptz not null default app_now(),
  actor text not null,
  reason text not null check (reason <> ''),
  before jsonb not null,
  after jsonb not null
);
--;
create index match_version_match on match_version (match_id, id);
--;
create trigger match_version_frozen before update or delete on match_version
  for each statement execute function audit_frozen();
--;
-- The saves of a lineup that later ones replaced: an early start goes back to them (R1.4). Swept once the room is over.
create table lineup_version (
  id bigint generated always as identity primary key,
  lineup_id integer not null references lineup on delete cascade,
  formation text not null,
  players integer[] not null,
  captain integer,
  saved_at timestamptz not null
);
--;
create index lineup_version_lineup on lineup_version (lineup_id);
--;
create function keep_lineup_version() returns trigger language plpgsql as $$
begin
  insert into lineup_version (lineup_id, formation, players, captain, saved_at)
  values (old.id, old.formation, old.players, old.captain, old.saved_at);
  return null;
end $$;
--;
create trigger keep_lineup_version after update of players, formation, captain on lineup for each row
  when ((old.players, old.formation, old.captain) is distinct from (new.players, new.formation, new.captain))
  execute function keep_lineup_version();
--;
-- The answers that a later save replaced or cleared, and from when to when each stood.
create table answer_version (
  id bigint generated always as identity primary key,
  entry_id integer not null references entry on delete cascade,
  market_id integer not null references market,
  alternative_id integer not null,
  saved_at timestamptz not null,
  replaced_at timestamptz not null
);
--;
create index answer_version_market on answer_version (market_id, entry_id);
--;
create index answer_version_entry on answer_version (entry_id);
--;
-- An entry that goes takes its answers with it: of those nothing is kept.
create function keep_answer_version() returns trigger language plpgsql as $$
begin
  insert into answer_version (entry_id, market_id, alternative_id, saved_at, replaced_at)
  select old.entry_id, old.market_id, old.alternative_id, old.saved_at, coalesce(new.saved_at, app_now())
  where exists (select from entry where id = old.entry_id);
  return null;
end $$;
--;
create trigger keep_answer_changed after update of alternative_id on answer for each row
  when (old.alternative_id <> new.alternative_id) execute function keep_answer_version();
--;
create trigger keep_answer_deleted after delete on answer for each row execute function keep_answer_version();
--;
-- The same of the guesses of a clutch match.
create table clutch_version (
  id bigint generated always as identity primary key,
  entry_id integer not null references entry on delete cascade,
  match_id integer not null references match,
  goals_local smallint,
  goals_visit smallint,
  minute smallint,
  saved_at timestamptz not null,
  replaced_at timestamptz not null
);
--;
create index clutch_version_match on clutch_version (match_id, entry_id);
--;
create index clutch_version_entry on clutch_version (entry_id);
--;
create function keep_clutch_version() returns trigger language plpgsql as $$
begin
  insert into clutch_version (entry_id, match_id, goals_local, goals_visit, minute, saved_at, replaced_at)
  select old.entry_id, old.match_id, old.goals_local, old.goals_visit, old.minute, old.saved_at, coalesce(new.saved_at, app_now())
  where exists (select from entry where id = old.entry_id);
  return null;
end $$;
--;
create trigger keep_clutch_changed after update on clutch_answer for each row
  when ((old.goals_local, old.goals_visit, old.minute) is distinct from (new.goals_local, new.goals_visit, new.minute))
  execute function keep_clutch_version();
--;
create trigger keep_clutch_deleted after delete on clutch_answer for each row execute function keep_clutch_version();
--;
-- Matches that keep a room that is not over waiting, and why (R6.1, R6.2, R6.4, R6.8). It reads `match`: what a
-- rehearsal hides are finished matches alone, and those keep nobody waiting. The demo league's simulator plays what it
-- has missed, so its matches lack no data. Rooms over several jornadas get the dates of the later ones as they come (R3.6).
create view match_trouble as
with rooms as (
  select r.id, r.ends_at, rm.match_id, r.jornada_to > r.jornada_from as several from room r join room_match rm on rm.room_id = r.id and not rm.void
  where r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
)
select m.id as match_id, r.id as room_id, r.ends_at, coalesce(m.kick_off::text, '') as fact, false as moved,
  case when m.estado = 'aplazado' then 'aplazado'
    when m.minute is not null or m.goals_local is not null then 'abandonado' else 'suspendido' end as kind
from match m join rooms r on r.match_id = m.id where m.estado in ('aplazado','suspendido')
union all
select m.id, r.id, r.ends_at, coalesce(m.kick_off::text, ''), false, 'sin_datos'
from match m join rooms r on r.match_id = m.id
where m.estado in ('programado','en_vivo','descanso')
  and m.kick_off < (select app_now()) - case m.estado when 'programado' then interval '30 minutes' else interval '4 hours' end
  and m.kick_off < (select app_now()) - interval '30 minutes'
  and not exists (select from setting s where s.key = 'demo' and (s.value->>'league_id')::int = m.league_id)
union all
select m.id, r.id, r.ends_at, coalesce(m.kick_off::text, ''), true, 'aplazado'
from match m join rooms r on r.match_id = m.id
where m.estado = 'programado' and not r.several
  and (m.kick_off is null or m.kick_off > r.ends_at + interval '48 hours');
