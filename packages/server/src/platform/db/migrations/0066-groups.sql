-- Groups of friends (rules R23): who is in them, which rooms count for their table, and what is on their wall.
create table friend_group (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 3 and 40),
  crest smallint not null check (crest between 1 and 12),
  counts text not null check (counts in ('lineups','predictions','both')),
  -- What others enter with; null once everybody has left.
  cod_access text unique,
  -- Who leads it; null once everybody has left.
  owner_id integer references app_user,
  created_at timestamptz not null default app_now(),
  -- When the last one left. What was reported by then stays for the operator (R23.7), all the rest is gone.
  ended_at timestamptz,
  constraint friend_group_led check ((ended_at is null) = (owner_id is not null) and (ended_at is null) = (cod_access is not null))
);
--;
create table group_season (
  group_id integer not null references friend_group on delete cascade,
  season smallint not null check (season > 0),
  started_at timestamptz not null default app_now(),
  ended_at timestamptz,
  primary key (group_id, season)
);
--;
-- One is going on.
create unique index group_season_now on group_season (group_id) where ended_at is null;
--;
-- Whoever has left stays with the points that they made here (R23.3).
create table group_member (
  group_id integer not null references friend_group on delete cascade,
  user_id integer not null references app_user,
  joined_at timestamptz not null default app_now(),
  left_at timestamptz,
  -- The leader sent them out: the code lets them in no more (R23.2).
  sent_out boolean not null default false,
  primary key (group_id, user_id)
);
--;
create index group_member_of on group_member (user_id) where left_at is null;
--;
-- A room is in one group at most, and in the season in which it got there.
create table group_room (
  room_id integer primary key references room,
  group_id integer not null references friend_group on delete cascade,
  season smallint not null,
  added_at timestamptz not null default app_now(),
  foreign key (group_id, season) references group_season on delete cascade
);
--;
create index group_room_season on group_room (group_id, season);
--;
create table group_post (
  id integer generated always as identity primary key,
  group_id integer not null references friend_group on delete cascade,
  kind text not null check (kind in ('words','joined','room','won','passed')),
  -- Who wrote it, came, put the room in, won, or passed.
  user_id integer not null references app_user,
  at timestamptz not null default app_now(),
  text text check (char_length(text) between 1 and 280),
  passed_id integer references app_user,
  room_id integer references room,
  points integer,
  -- Three reported it, or the operator decided so.
  hidden text check (hidden in ('reports','desk')),
  -- Taken back after it was reported: the operator still reads it.
  erased_at timestamptz,
  constraint group_post_says check ((kind = 'words') = (text is not null) and (kind in ('room','won','passed')) = (room_id is not null)
    and (kind = 'passed') = (passed_id is not null) and (kind in ('won','passed')) = (points is not null))
);
--;
create index group_post_wall on group_post (group_id, id);
--;
create index group_post_user on group_post (user_id);
--;
-- A room that is run again writes nothing twice.
create unique index group_post_room on group_post (room_id, kind, user_id) where room_id is not null;
--;
create unique index group_post_joined on group_post (group_id, user_id) where kind = 'joined';
--;
create table group_reaction (
  post_id integer not null references group_post on delete cascade,
  user_id integer not null references app_user,
  emoji text not null check (emoji in ('👏','⚽','🔥','😂','😱')),
  primary key (post_id, user_id)
);
--;
-- Whoever deletes their account takes them along, as their reports.
create index group_reaction_user on group_reaction (user_id);
--;
create table group_report (
  post_id integer not null references group_post on delete cascade,
  user_id integer not null references app_user,
  reason text not null check (reason in ('insults','threats','personal','spam','other')),
  at timestamptz not null default app_now(),
  -- When the operator hid or restored the post; whoever reported it is not shown it again.
  decided_at timestamptz,
  primary key (post_id, user_id)
);
--;
create index group_report_user on group_report (user_id);
--;
create index group_report_waiting on group_report (post_id) where decided_at is null;
--;
-- Of whom somebody reads nothing in a group.
create table group_mute (
  user_id integer not null references app_user,
  group_id integer not null references friend_group on delete cascade,
  muted_id integer not null references app_user check (muted_id <> user_id),
  primary key (user_id, group_id, muted_id)
);
--;
create index group_mute_group on group_mute (group_id);
--;
create index group_mute_muted on group_mute (muted_id);
--;
-- Until when the operator lets a player write on no wall.
create table group_silence (
  user_id integer primary key references app_user,
  until timestamptz not null
);
