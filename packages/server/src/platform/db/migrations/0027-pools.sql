-- A pool that somebody else ran and an operator imported: a prediction room by its name in a league (rules R17.4).
create table pool (
  room_id integer primary key references room,
  league_id integer not null references league,
  name text not null,
  -- When it was all in, and players saw it for the first time; null while it is being imported.
  ready_at timestamptz,
  unique (league_id, name)
);
--;
-- A person of an imported pool. Until somebody claims the seat its entry is held by a stand-in who never signs in.
create table pool_seat (
  entry_id integer primary key references entry on delete cascade,
  room_id integer not null references pool,
  -- How the organiser's files name them.
  person text not null,
  email text,
  -- Claims the seat, once.
  code text not null unique,
  mailed_at timestamptz,
  claimed_by integer references app_user,
  claimed_at timestamptz,
  unique (room_id, person),
  check ((claimed_by is null) = (claimed_at is null))
);
