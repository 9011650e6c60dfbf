-- Questions about a competition as a whole (R17.5): they hang on a room and on none of its matches, and lock by themselves.
alter table market alter column room_match_id drop not null, alter column match_id drop not null,
  -- Null: it locks with the room.
  add column lock_at timestamptz,
  -- When the answers to it were committed to (R15.5).
  add column committed_at timestamptz,
  -- What it came to, as league_outcome had it when the room was scored last: a paid room keeps that.
  add column outcome text[],
  drop constraint market_kind_check,
  add constraint market_kind_check check (kind in ('1x2','goles','ambos','primer_gol','marcador','goleador','avanza',
    'campeon','subcampeon','maximo_goleador')),
  add constraint market_of_match check (case when kind in ('campeon','subcampeon','maximo_goleador')
    then room_match_id is null and match_id is null
    else room_match_id is not null and match_id is not null and lock_at is null and committed_at is null and outcome is null end);
--;
create unique index market_long_term on market (room_id, kind) where match_id is null;
--;
-- What a competition came to, as codes of alternatives: several where several share it, none where nobody is it.
create table league_outcome (
  league_id integer not null references league,
  kind text not null check (kind in ('campeon','subcampeon','maximo_goleador')),
  codes text[] not null,
  told_at timestamptz not null default app_now(),
  primary key (league_id, kind)
);
