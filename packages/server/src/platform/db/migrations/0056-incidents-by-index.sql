-- What keeps a room waiting is found from the few matches that do, and not by reading every room: each part of match_trouble is planned by
-- itself, from an index of the matches that it is about (decision 0044).
create index match_unconfirmed on match (id) where estado = 'finalizado' and not official;
--;
create index match_undecided on match (id) where estado = 'finalizado' and official and knockout is not null and advances is null;
--;
create index match_check_lacking on match_check (match_id) where gaps <> '[]' and gaps is distinct from accepted;
--;
create index room_end on room (ends_at) where estado in ('cerrada','en_vivo','por_liquidar');
--;
-- Matches that keep a room that is not over waiting, and why (R6.1, R6.2, R6.4, R6.8, R15.1). Of matches that are not finished
-- it reads `match`: what a rehearsal hides are finished matches alone, and those keep nobody waiting. The demo league's
-- simulator plays what it has missed, so its matches lack no data. A later jornada of an
-- event has no plan to fall behind until it has its lock (R3.6). The clock stands outside `rooms`: with it inside, all rooms would be read.
-- The late matches are an array: taken for the few that they are, their rooms are found by index.
create or replace view match_trouble as
with rooms as not materialized (
  select r.id, r.ends_at, rm.match_id, rm.planned_at, r.kind,
    r.kind = 'predi' or rm.jornada = r.jornada_from
      or exists (select from room_jornada j where j.room_id = r.id and j.jornada = rm.jornada) as planned,
    case when r.estado = 'por_liquidar' then r.final_at + make_interval(secs => (r.rules->>'settle_delay_s')::int) end as due_at
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
where m.id = any(array(select x.id from match x
  where x.estado in ('programado','en_vivo','descanso')
    and x.kick_off < (select app_now()) - case x.estado when 'programado' then interval '30 minutes' else interval '4 hours' end
    and x.kick_off < (select app_now()) - interval '30 minutes'
    and not exists (select from setting s where s.key = 'demo' and (s.value->>'league_id')::int = x.league_id)))
union all
select m.id, r.id, r.ends_at, coalesce(m.kick_off::text, ''), true, 'aplazado', null
from match m join rooms r on r.match_id = m.id
where m.estado = 'programado' and r.planned and (m.kick_off > r.ends_at + interval '48 hours'
  or m.kick_off is null and (r.planned_at is not null or r.ends_at + interval '48 hours' < (select app_now())))
union all
select m.id, r.id, r.ends_at, 'resultado', false, 'datos_incompletos',
  case when m.goals_local is null then 'It is finished and its result is not told. Give it with: match result.'
    when m.readings = '{}' then 'Its result ' || m.goals_local || '-' || m.goals_visit
      || ' is provisional: no source has told it as final. Import it again later, or confirm it with: match confirm.'
    else 'Its result ' || m.goals_local || '-' || m.goals_visit || ' was told as final by '
      || (select string_agg(key || ' at ' || to_char(value::timestamptz at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'), ', ' order by value)
          from jsonb_each_text(m.readings))
      || ': a second equal read at least 10 minutes later is missing. Import it again, or confirm it with: match confirm.' end
from match x join match_now m on m.id = x.id join rooms r on r.match_id = x.id
where x.estado = 'finalizado' and not x.official and m.estado = 'finalizado' and r.due_at <= (select app_now())
union all
select c.match_id, r.id, r.ends_at, 'estadisticas', false, 'datos_incompletos', c.sentence
from match_check c join match_now m on m.id = c.match_id join rooms r on r.match_id = c.match_id
where r.kind = 'compe' and m.estado = 'finalizado' and m.official and c.gaps <> '[]' and c.gaps is distinct from c.accepted
union all
select m.id, r.id, r.ends_at, 'clasificado', false, 'datos_incompletos',
  'It is not told who goes through. Say it with: match knockout --match ' || m.id || ' --tie ' || m.knockout || ' --advances local|visit.'
from match x join match_now m on m.id = x.id join rooms r on r.match_id = x.id
where x.estado = 'finalizado' and x.official and x.knockout is not null and x.advances is null
  and m.estado = 'finalizado' and m.advances is null and r.due_at <= (select app_now())
  and exists (select from market k where k.room_id = r.id and k.match_id = m.id and k.kind = 'avanza');
