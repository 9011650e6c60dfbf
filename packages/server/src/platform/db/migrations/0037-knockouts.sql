-- Matches by which somebody goes through, and who did, extra time and shoot-out included (rules R17.5).

alter table match
  -- 'unico': this match alone decides; 'vuelta': with an earlier one, so that its own goals do not tell. Null: nobody goes through by it.
  add column knockout text check (knockout in ('unico','vuelta')),
  -- What a source or an operator told.
  add column advances text check (advances in ('local','visit'));
--;
drop trigger count_match_change on match;
--;
create trigger count_match_change before update on match for each row
  when ((old.estado, old.goals_local, old.goals_visit, old.first_goal, old.first_goal_minute, old.official, old.awarded, old.knockout,
      old.advances, old.updated_at)
    is distinct from
    (new.estado, new.goals_local, new.goals_visit, new.first_goal, new.first_goal_minute, new.official, new.awarded, new.knockout,
      new.advances, new.updated_at))
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
  case when future then '{}'::jsonb else readings end as readings,
  knockout,
  -- Who goes through: by the goals where this match alone decides and they do, else as told.
  case when future or estado <> 'finalizado' or knockout is null then null
    when knockout = 'unico' and goals_local > goals_visit then 'local'
    when knockout = 'unico' and goals_local < goals_visit then 'visit'
    else advances end as advances
from (select *, coalesce(exists (select from clock) and estado = 'finalizado' and app_now() < kick_off, false) as future
      from match) m;
--;
-- What a payment was made on tells it too.
alter table match_record add column advances text;
--;
alter table market drop constraint market_kind_check,
  add constraint market_kind_check check (kind in ('1x2','goles','ambos','primer_gol','marcador','goleador','avanza'));
--;
alter table market_odds drop constraint market_odds_kind_check,
  add constraint market_odds_kind_check check (kind in ('1x2','goles','ambos','primer_gol','marcador','goleador','avanza'));
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
where r.kind = 'compe' and m.estado = 'finalizado' and m.official and c.gaps <> '[]' and c.gaps is distinct from c.accepted
union all
select m.id, r.id, r.ends_at, 'clasificado', false, 'datos_incompletos',
  'It is not told who goes through. Say it with: match knockout --match ' || m.id || ' --tie ' || m.knockout || ' --advances local|visit.'
from match_now m join rooms r on r.match_id = m.id
where r.due and m.estado = 'finalizado' and m.official and m.knockout is not null and m.advances is null
  and exists (select from market k where k.room_id = r.id and k.match_id = m.id and k.kind = 'avanza');
