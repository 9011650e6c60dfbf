-- The lock of this match that the players of the room were last reminded of; null until then (rules R14.8).
alter table room_match add column reminded_lock timestamptz;
--;
-- A lock of a room that its players are being reminded of, in the order of their entries; gone when all have been looked at.
create table lock_reminder (
  id integer generated always as identity primary key,
  room_id integer not null references room,
  jornada integer not null,
  lock_at timestamptz not null,
  -- What locks: all of the jornada, or the matches that lock by themselves.
  matches integer[] not null,
  -- The last entry that has been looked at.
  last_entry integer not null default 0
);
--;
create index room_jornada_lock on room_jornada (lock_at);
--;
-- Kinds of notices that a player also wants by mail.
create table notification_mail (
  user_id integer not null references app_user,
  kind text not null,
  primary key (user_id, kind)
);
--;
-- Notices that leave by mail: written with the notice, sent afterwards, tried again where the mail server fails.
create table notice_mail (
  notification_id bigint primary key references notification on delete cascade,
  -- After it the mail is of no use any more.
  useful_until timestamptz,
  tries integer not null default 0,
  -- Null when it was sent, dropped or given up.
  next_try_at timestamptz default app_now(),
  sent_at timestamptz
);
--;
create index notice_mail_due on notice_mail (next_try_at) where next_try_at is not null;
