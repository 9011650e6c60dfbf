-- Rooms of all kinds: codes, events over several jornadas, drafts, offers in full, legends.
-- An event: a name and an image over its rooms (rules R3.6).
create table event (
  id integer generated always as identity primary key,
  name text not null,
  image text not null,
  league_id integer not null references league,
  created_at timestamptz not null default app_now()
);
--;
-- What a new room of the offer copies: the promised pot, the percents per place, the flags of FrozenRules, the event.
alter table offer
  add guaranteed_pozo bigint check (guaranteed_pozo between 1 and 1000000000),
  add award_table jsonb,
  add flags jsonb,
  add event_id integer references event,
  -- The markets that each room of predictions asks on every match of its jornada.
  add market_kinds text[] not null default '{1x2,goles,ambos}',
  -- The server opens its next room when one fills up or locks. The demo season's rivals do that themselves.
  add refills boolean not null default true,
  add constraint offer_guarantee check (guaranteed_pozo is null or modo_pozo = 'garantizado'),
  add constraint offer_casual check (tipo <> '4' or (kind = 'compe' and max_players <= 10 and amount_ins <= 50));
--;
alter table room
  add event_id integer references event,
  -- Nobody joins without one of the codes of access_code.
  add code_only boolean not null default false,
  -- The room of the same offer that filled up when this one opened: each room is followed once (rules R2.2).
  add follows integer references room,
  add constraint room_follows_once unique (follows),
  add constraint room_casual check (tipo <> '4' or (kind = 'compe' and max_players <= 10 and amount_ins <= 50));
--;
create index room_event on room (event_id) where event_id is not null;
--;
create index room_several on room (id)
  where jornada_to > jornada_from and estado in ('abierta','llena','cerrada','en_vivo');
--;
-- When a later jornada of a room over several locks by itself; the first one locks with the room (rules R3.6).
create table room_jornada (
  room_id integer not null references room,
  jornada integer not null,
  lock_at timestamptz not null,
  primary key (room_id, jornada)
);
--;
-- A code of a batch: it opens its room as often as it says (rules R3.3).
create table access_code (
  code text primary key,
  room_id integer not null references room,
  max_uses integer not null check (max_uses between 1 and 1000000),
  used integer not null default 0,
  expires_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint access_code_uses check (used between 0 and max_uses)
);
--;
create index access_code_room on access_code (room_id);
--;
alter table entry
  -- The code of a batch that let the player in; leaving gives its use back.
  add access_code text references access_code,
  -- The legend that the player entered with: the entry's emblem (rules R10.2).
  add item_leyenda integer;
--;
create index entry_access_code on entry (access_code) where access_code is not null;
--;
-- The player whose points count double in rooms with a captain; null where there is none (rules R4.1).
alter table lineup add captain integer references player;
