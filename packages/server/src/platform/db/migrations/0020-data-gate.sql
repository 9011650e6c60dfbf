-- From a result to a payment (rules R15.1, R15.2, R15.6).

-- Since when each provider tells the result that stands as final: a second equal read ten minutes later confirms it. Another
-- result begins anew.
alter table match add column readings jsonb not null default '{}';
--;
-- The result was given at a desk and not played: what depends on its goals is void (R15.6).
alter table match add column awarded boolean not null default false;
--;
drop trigger count_match_change on match;
--;
create trigger count_match_change before update on match for each row
  when ((old.estado, old.goals_local, old.goals_visit, old.first_goal, old.first_goal_minute, old.official, old.awarded, old.updated_at)
    is distinct from
    (new.estado, new.goals_local, new.goals_visit, new.first_goal, new.first_goal_minute, new.official, new.awarded, new.updated_at))
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
  changes * 2 + case when future then 0 else 1 end as changes,
  case when not future then began_at end as began_at,
  awarded and not future as awarded,
  case when future then '{}'::jsonb else readings end as readings
from (select *, coalesce(exists (select from clock) and estado = 'finalizado' and app_now() < kick_off, false) as future
      from match) m;
--;
-- What the statistics of a confirmed match lack for the lineup rooms that depend on it, at the state of the match (match_now's
-- changes) at which they were looked at.
create table match_check (
  match_id integer primary key references match,
  changes bigint not null,
  -- DataGap of core/domain; empty when nothing is missing.
  gaps jsonb not null,
  -- The gaps in a sentence for the operator.
  sentence text not null,
  -- Gaps that an operator let stand: others open the incident again.
  accepted jsonb,
  checked_at timestamptz not null default app_now()
);
--;
-- An incident is about a match, or about a room that is not paid.
alter table incident alter column match_id drop not null;
--;
alter table incident
  add column room_id integer references room,
  -- What is missing, in a sentence for the operator.
  add column detail text,
  add constraint incident_subject check ((match_id is null) <> (room_id is null)),
  drop constraint incident_kind_check,
  add constraint incident_kind_check check (kind in ('aplazado','suspendido','abandonado','sin_datos','inicio_adelantado',
    'resultado_corregido','datos_incompletos','pago_atrasado')),
  drop constraint incident_once,
  add constraint incident_once unique nulls not distinct (match_id, room_id, kind, fact);
--;
create index incident_open_room on incident (room_id) where estado = 'abierta';
--;
-- Matches that keep a room that is not over waiting, and why (R6.1, R6.2, R6.4, R6.8, R15.1). Of matches that are not finished
-- it reads `match`: what a rehearsal hides are finished matches alone, and those keep nobody waiting. The demo league's
-- simulator plays what it has missed, so its matches lack no data. Rooms over several jornadas get the dates of the later ones as they
-- come (R3.6).
create or replace view match_trouble as
with rooms as (
  select r.id, r.ends_at, rm.match_id, r.jornada_to > r.jornada_from as several, r.kind,
    r.estado = 'por_liquidar' and r.final_at + make_interval(secs => (r.rules->>'settle_delay_s')::int) <= (select app_now()) as due
  from room r join room_match rm on rm.room_id = r.id and not rm.void
  where r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
)
select m.id as match_id, r.id as room_id, r.ends_at, coalesce(m.kick_off::text, '') as fact, false as moved,
  case when m.estado = 'aplazado' then 'aplazado'
    when m.minute is not null or m.goals_local is not null then 'abandonado' else 'suspendido' end as kind,
  null::text as detail
from match m join rooms r on r.match_id = m.id where m.estado in ('aplazado','suspendido')
union all
select m.id, r.id, r.ends_at, coalesce(m.kick_off::text, ''), false, 'sin_datos', null
from match m join rooms r on r.match_id = m.id
where m.estado in ('programado','en_vivo','descanso')
  and m.kick_off < (select app_now()) - case m.estado when 'programado' then interval '30 minutes' else interval '4 hours' end
  and m.kick_off < (select app_now()) - interval '30 minutes'
  and not exists (select from setting s where s.key = 'demo' and (s.value->>'league_id')::int = m.league_id)
union all
select m.id, r.id, r.ends_at, coalesce(m.kick_off::text, ''), true, 'aplazado', null
from match m join rooms r on r.match_id = m.id
where m.estado = 'programado' and not r.several
  and (m.kick_off is null or m.kick_off > r.ends_at + interval '48 hours')
union all
select m.id, r.id, r.ends_at, 'resultado', false, 'datos_incompletos',
  case when m.goals_local is null then 'It is finished and its result is not told. Give it with: match result.'
    when m.readings = '{}' then 'Its result ' || m.goals_local || '-' || m.goals_visit
      || ' is provisional: no source has told it as final. Import it again later, or confirm it with: match confirm.'
    else 'Its result ' || m.goals_local || '-' || m.goals_visit || ' was told as final by '
      || (select string_agg(key || ' at ' || to_char(value::timestamptz at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'), ', ' order by value)
          from jsonb_each_text(m.readings))
      || ': a second equal read at least 10 minutes later is missing. Import it again, or confirm it with: match confirm.' end
from match_now m join rooms r on r.match_id = m.id
where r.due and m.estado = 'finalizado' and not m.official
union all
select c.match_id, r.id, r.ends_at, 'estadisticas', false, 'datos_incompletos', c.sentence
from match_check c join match_now m on m.id = c.match_id join rooms r on r.match_id = c.match_id
where r.kind = 'compe' and m.estado = 'finalizado' and m.official and c.gaps <> '[]' and c.gaps is distinct from c.accepted;
