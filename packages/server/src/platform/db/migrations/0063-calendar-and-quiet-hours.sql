-- The hours of each day in which a player's devices stay silent (R14.9).
create table quiet_hours (
  user_id integer primary key references app_user,
  -- On the clock of that zone, 'HH:MM'.
  from_hour text not null check (from_hour ~ '^[0-2][0-9]:[0-5][0-9]$'),
  until_hour text not null check (until_hour ~ '^[0-2][0-9]:[0-5][0-9]$' and until_hour <> from_hour),
  zone text not null
);
--;
-- Addresses of calendars with the locks of a player's rooms (R14.10): who knows one reads them.
create table calendar_link (
  user_id integer primary key references app_user,
  key_hash bytea not null unique,
  created_at timestamptz not null default app_now()
);
