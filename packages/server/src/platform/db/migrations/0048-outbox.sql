-- Mails and text messages that wait to leave, written with what causes them. One that was sent is gone.
create table outgoing_message (
  id bigint generated always as identity primary key,
  -- What the service that delivers it knows it by: a second copy of one message has the same.
  ref uuid not null default gen_random_uuid(),
  channel text not null check (channel in ('sms','mail')),
  recipient text not null,
  subject text,
  body text,
  -- Instead of the body where it holds a code or a link; encrypted with a key that is not in the database.
  sealed bytea,
  -- After that it is not sent any more.
  good_until timestamptz,
  created_at timestamptz not null default app_now(),
  -- Null: given up, and neither body nor sealed is kept.
  next_try_at timestamptz default app_now(),
  tries integer not null default 0,
  -- Who is sending it, and until when nobody else does; in real time.
  lease text,
  leased_until timestamptz,
  -- Why the last try failed.
  error text,
  check (next_try_at is null or (body is null) <> (sealed is null)),
  check (next_try_at is not null or (body is null and sealed is null))
);
--;
create index outgoing_message_due on outgoing_message (channel, next_try_at) where next_try_at is not null;
--;
create index outgoing_message_given_up on outgoing_message (created_at) where next_try_at is null;
--;
-- The codes that may be sent in a day, in all ('total') and to a country ('+51'), a row each: who sends one takes a row
-- that is free, for a day. A row that another is taking is passed over, so that nobody waits.
create table sms_slot (
  scope text not null,
  n integer not null,
  free_at timestamptz not null,
  primary key (scope, n)
);
--;
create index sms_slot_free on sms_slot (scope, free_at);
--;
-- What was sent before counts.
insert into sms_slot (scope, n, free_at)
select scope, row_number() over (partition by scope order by sent_at), sent_at + interval '1 day'
from phone_send, unnest(array['total', '+51']) as scope where sent_at > app_now() - interval '1 day';
--;
-- The limits of a player, a number, an address and a range of numbers each read their own rows.
create index phone_send_user on phone_send (user_id, sent_at);
--;
create index phone_send_phone on phone_send (phone, sent_at);
--;
create index phone_send_ip on phone_send (ip, sent_at);
--;
create index phone_send_range on phone_send (left(phone, 8), sent_at);
