-- The key pair that this game's pushed notices are signed with, made when the first device asks for it (RFC 8292).
create table push_key (
  one boolean primary key default true check (one),
  public_key text not null,
  private_key text not null
);
--;
-- Devices that show notices while the app is closed (R14.4).
create table push_subscription (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  -- The sign-in that asked for it: signing out there ends it.
  session_hash bytea not null references session on delete cascade,
  -- The push service's own address of the device: a secret, because who knows it can be asked to deliver.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null
);
--;
create index push_subscription_of_user on push_subscription (user_id);
--;
create index push_subscription_of_session on push_subscription (session_hash);
--;
-- Notices that leave to devices: written with the notice, sent afterwards, tried again where the push service fails.
create table notice_push (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notification on delete cascade,
  subscription_id integer not null references push_subscription on delete cascade,
  -- After it the notice is of no use any more.
  useful_until timestamptz,
  tries integer not null default 0,
  -- Null when it was sent, dropped or given up.
  next_try_at timestamptz default app_now(),
  sent_at timestamptz,
  unique (notification_id, subscription_id)
);
--;
create index notice_push_of_subscription on notice_push (subscription_id);
--;
create index notice_push_due on notice_push (next_try_at) where next_try_at is not null;
