-- Where a partner's server is notified of what happens.
create table webhook (
  id text primary key,
  partner_id integer not null references partner,
  url text not null,
  events text[] not null,
  -- What its messages are signed with; sealed with a key that is not in the database.
  secret text not null,
  created_at timestamptz not null default app_now(),
  -- From then on nothing is sent to it.
  ended_at timestamptz
);
--;
create index webhook_of_partner on webhook (partner_id) where ended_at is null;
--;
create index webhook_secret_key on webhook (split_part(secret, ':', 2));
--;
-- What a webhook is to be sent, written with what causes it, and what became of it.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  -- The same in each try of one message.
  ref uuid not null default gen_random_uuid(),
  webhook_id text not null references webhook,
  event text not null,
  body text not null,
  created_at timestamptz not null default app_now(),
  -- Null: delivered, or given up.
  next_try_at timestamptz default app_now(),
  tries integer not null default 0,
  delivered_at timestamptz,
  -- Who is sending it, and until when nobody else does; in real time.
  lease text,
  leased_until timestamptz
);
--;
create unique index webhook_delivery_ref on webhook_delivery (ref);
--;
create index webhook_delivery_due on webhook_delivery (next_try_at) where next_try_at is not null;
--;
create index webhook_delivery_of on webhook_delivery (webhook_id, id);
--;
create index webhook_delivery_leased on webhook_delivery (webhook_id, leased_until) where leased_until is not null;
--;
create index webhook_delivery_over on webhook_delivery (created_at) where next_try_at is null;
--;
-- What came of each try: an answer's status, or why there was none.
create table webhook_attempt (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_delivery on delete cascade,
  at timestamptz not null default app_now(),
  ms integer not null,
  status integer,
  error text
);
--;
create index webhook_attempt_of on webhook_attempt (delivery_id, id);
--;
-- The rooms that players of a partner's pages are in: its webhooks are notified when they are settled.
create table partner_room (
  room_id integer not null references room,
  partner_id integer not null references partner,
  primary key (room_id, partner_id)
);
