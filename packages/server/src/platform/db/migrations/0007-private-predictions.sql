-- The match whose exact score and first minute part equal entries (rules R9.1): named by the operator or by the first
-- guess; null means the latest countable one.
alter table room add column clutch_match_id integer references match;
--;
-- Free public rooms may admit players while a match is still open; what they missed counts 0 (rules R1.3).
alter table room add column late_join boolean not null default false;
--;
alter table room add constraint room_late_join check (not late_join or (kind = 'predi' and amount_ins = 0));
--;
create index room_of_owner on room (owner_id) where owner_id is not null;
--;
-- A player's guess of a clutch match (rules R9.2). By match: a guess never moves to another match, whose end might
-- have been known when it was made.
create table clutch_answer (
  entry_id integer not null references entry on delete cascade,
  match_id integer not null references match,
  goals_local smallint check (goals_local between 0 and 15),
  goals_visit smallint check (goals_visit between 0 and 15),
  -- Of the first goal; 0 means no goals.
  minute smallint check (minute between 0 and 90),
  saved_at timestamptz not null default app_now(),
  primary key (entry_id, match_id),
  check ((goals_local is null) = (goals_visit is null)),
  check (goals_local is not null or minute is not null)
);
--;
-- What an operator thinks an outcome's chance is: it prices the alternative in rooms opened from then on (rules R8.3).
create table market_odds (
  match_id integer not null references match,
  kind text not null check (kind in ('1x2','goles','ambos','primer_gol','marcador','goleador')),
  -- The alternative's code: 'local', 'mas', '2-1'…
  code text not null,
  probability double precision not null check (probability > 0 and probability < 1),
  primary key (match_id, kind, code)
);
