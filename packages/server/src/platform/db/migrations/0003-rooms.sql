-- What an operator offers: the server seats players in rooms of it (rules R3.1).
create table offer (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('compe','predi')),
  tipo text not null default '1' check (tipo in ('1','2','3','4','5')),
  league_id integer not null references league,
  name text not null,
  amount_ins integer not null check (amount_ins between 0 and 1000000000),
  max_players integer not null check (max_players between 2 and 1000000),
  min_players integer not null default 2,
  modo_pozo text not null default 'proporcional' check (modo_pozo in ('proporcional','garantizado','completo')),
  commission_bps integer not null default 1000 check (commission_bps between 0 and 1500),
  lock_lead_min integer not null default 5 check (lock_lead_min between 0 and 60),
  active boolean not null default true
);
--;
-- One room of either game: lineup rooms ('compe', casual F6 is tipo '4') and prediction rooms ('predi').
create table room (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('compe','predi')),
  tipo text not null default '1' check (tipo in ('1','2','3','4','5')),
  name text not null,
  league_id integer not null references league,
  offer_id integer references offer,
  estado text not null default 'borrador' check (estado in
    ('borrador','abierta','llena','cerrada','en_vivo','por_liquidar','liquidada','pagada','cancelada')),
  amount_ins integer not null check (amount_ins between 0 and 1000000000),
  max_players integer not null check (max_players between 2 and 1000000),
  min_players integer not null default 2,
  modo_pozo text not null check (modo_pozo in ('proporcional','garantizado','completo')),
  commission_bps integer not null check (commission_bps between 0 and 1500),
  -- Seats sold; equals count(entry) (ledger verify checks it).
  taken integer not null default 0,
  jornada_from integer not null,
  jornada_to integer not null,
  -- lock_at = first kick-off − lock_lead_min (rules R1.2).
  lock_lead_min integer not null default 5,
  starts_at timestamptz not null,
  lock_at timestamptz not null,
  -- The last scheduled kick-off at creation: matches count when finished within 48 h of it (rules R6.1).
  ends_at timestamptz not null,
  cod_access text,
  owner_id integer references app_user,
  -- Frozen with the first entry: scoring, award percents, flags (rules R2.1).
  rules jsonb not null,
  rules_version integer not null default 1,
  -- Final at the lock; null before it: then they follow the entries.
  pozo bigint,
  awards jsonb,
  cancel_reason text,
  -- Last final whistle, set on por_liquidar.
  final_at timestamptz,
  -- When points were last computed.
  scored_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint room_seats check (taken between 0 and max_players)
);
--;
create index room_offer_open on room (offer_id, jornada_from, id) where estado = 'abierta';
--;
create index room_lobby on room (kind, tipo, estado, lock_at);
--;
create index room_running on room (estado, lock_at) where estado in ('abierta','llena','cerrada','en_vivo','por_liquidar');
--;
create unique index room_code on room (cod_access) where cod_access is not null and estado not in ('pagada','cancelada');
--;
alter table account add constraint account_room foreign key (room_id) references room;
--;
-- A player's seat in a room: what the wire calls ins_user / user_ins.
create table entry (
  id integer generated always as identity primary key,
  room_id integer not null references room,
  user_id integer not null references app_user,
  -- What was asked and what was paid; the join writes both and the database refuses a difference.
  fee bigint not null,
  paid bigint not null,
  formation text not null default '442',
  points integer not null default 0,
  last_points integer not null default 0,
  -- Correct answers; prediction rooms only.
  aciertos integer not null default 0,
  -- What orders equal points, best first: slot points in descending order (rules R7.4), or in prediction rooms
  -- {correct answers, correct answers at the room's maximum pts} (R7.5). Money follows it only in the latter.
  tiebreak integer[] not null default '{}',
  -- Final place and prize; null and 0 until paid.
  rank integer,
  prize bigint not null default 0,
  -- Place after the previous scoring, for the arrows.
  previous_rank integer,
  -- Grows with each save of answers.
  version integer not null default 1,
  saved_at timestamptz not null default app_now(),
  joined_at timestamptz not null default app_now(),
  constraint entry_once unique (room_id, user_id),
  constraint entry_paid check (paid = fee)
);
--;
create index entry_user on entry (user_id, id);
--;
create index entry_ranking on entry (room_id, points desc, tiebreak desc, id);
--;
-- One lineup per entry and jornada. players[slot + 1] is the player id: slot 0 the goalkeeper, the coach last.
-- The id of a LineupEntry on the wire is id * 16 + slot.
create table lineup (
  id integer generated always as identity primary key,
  entry_id integer not null references entry on delete cascade,
  jornada integer not null,
  formation text not null,
  players integer[] not null,
  points integer not null default 0,
  version integer not null default 1,
  saved_at timestamptz not null default app_now(),
  unique (entry_id, jornada)
);
--;
create table room_match (
  id integer generated always as identity primary key,
  room_id integer not null references room,
  match_id integer not null references match,
  unique (room_id, match_id)
);
--;
create index room_match_match on room_match (match_id);
--;
-- A question about a match in a prediction room: the wire's match_prediction (rules R8.1).
create table market (
  id integer generated always as identity primary key,
  room_id integer not null references room,
  room_match_id integer not null references room_match,
  match_id integer not null references match,
  kind text not null check (kind in ('1x2','goles','ambos','primer_gol','marcador','goleador')),
  question text not null,
  ordinal smallint not null,
  estado text not null default 'pendiente' check (estado in ('pendiente','resuelto','anulado')),
  unique (room_match_id, kind)
);
--;
create index market_room on market (room_id);
--;
create index market_match on market (match_id) where estado = 'pendiente';
--;
create table alternative (
  id integer generated always as identity primary key,
  market_id integer not null references market,
  -- Machine name of the outcome: 'local', 'empate', 'mas', 'si', '2-1', 'otro'…
  code text not null,
  answer text not null,
  pts smallint not null,
  ordinal smallint not null,
  result text not null default 'pendiente' check (result in ('pendiente','acierto','fallo','anulado')),
  unique (market_id, code),
  unique (market_id, id)
);
--;
create table answer (
  entry_id integer not null references entry on delete cascade,
  market_id integer not null references market,
  alternative_id integer not null,
  saved_at timestamptz not null default app_now(),
  primary key (entry_id, market_id),
  -- The alternative belongs to the market: the database holds it.
  foreign key (market_id, alternative_id) references alternative (market_id, id)
);
--;
create index answer_alternative on answer (alternative_id);
