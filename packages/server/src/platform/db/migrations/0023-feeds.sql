-- Sources that the server reads by itself, each read of them, and all that they answered (rules R18.1).
create table feed (
  id integer generated always as identity primary key,
  -- The league that it fills; its first good answer makes it where there is none.
  league_unique text not null check (league_unique ~ '^[a-z0-9-]{1,80}$'),
  source text not null check (source in ('fpl','openfootball','football-txt','football-data','json','csv')),
  address text not null,
  -- {name, scoring, season, zone, mapping}: what the answers do not tell.
  settings jsonb not null default '{}',
  every_s integer not null check (every_s between 60 and 86400),
  live_every_s integer not null check (live_every_s between 10 and 3600),
  -- Since when it is read: it was added, or resumed.
  awake_at timestamptz not null default app_now(),
  paused_at timestamptz,
  -- It is read no more; what it answered is kept.
  removed_at timestamptz,
  next_at timestamptz not null default app_now(),
  -- The last read that changed something, or found everything as it was.
  good_at timestamptz,
  -- Reads since then that failed.
  failures integer not null default 0,
  -- What somebody has to look at (R18.3): no good answer, another shape, another number of clubs or of matches, an older state.
  alarm text check (alarm in ('silent','shape','clubs','older')),
  alarm_text text,
  alarm_at timestamptz,
  -- The next answer is taken as it stands: new clubs are new, and an older state is the right one.
  trusted boolean not null default false,
  -- Which server reads it, and until when: in real time, however the game's clock runs.
  lease text,
  leased_until timestamptz,
  constraint feed_alarm check ((alarm is null) = (alarm_at is null) and (alarm is null) = (alarm_text is null))
);
--;
create unique index feed_once on feed (league_unique, source, address) where removed_at is null;
--;
create index feed_due on feed (next_at) where paused_at is null and removed_at is null;
--;
-- Each different answer once, in gzip.
create table feed_answer (
  id bigint generated always as identity primary key,
  feed_id integer not null references feed,
  -- Its name among the feed's documents: 'fixtures.json'.
  document text not null,
  -- SHA-256 of what was answered.
  hash bytea not null,
  bytes integer not null,
  body bytea not null,
  unique (feed_id, document, hash)
);
--;
create table feed_read (
  id bigint generated always as identity primary key,
  feed_id integer not null references feed,
  at timestamptz not null default app_now(),
  -- 'same': read again and equal, which confirms as a read of its own. 'failed': no whole answer. 'refused': not applied.
  outcome text not null check (outcome in ('changed','same','failed','refused')),
  problem text,
  -- Rows of the league that it wrote.
  changes integer not null default 0,
  -- It was taken as it stands.
  trusted boolean not null default false
);
--;
create index feed_read_feed on feed_read (feed_id, id);
--;
-- What a read was made of: all its documents, also those that had not changed.
create table feed_read_answer (
  read_id bigint not null references feed_read,
  answer_id bigint not null references feed_answer,
  primary key (read_id, answer_id)
);
--;
-- The answers that were applied last, and how to ask whether there are newer ones.
create table feed_document (
  feed_id integer not null references feed,
  document text not null,
  answer_id bigint not null references feed_answer,
  etag text,
  last_modified text,
  read_at timestamptz not null,
  primary key (feed_id, document)
);
