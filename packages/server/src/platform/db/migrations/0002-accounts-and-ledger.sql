create table app_user (
  id integer generated always as identity primary key,
  username text not null,
  -- Case-folded skeleton (core/domain usernameKey): two look-alikes collide.
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  -- Null for accounts that only enter with Google.
  password_hash text,
  phone text,
  phone_verify boolean not null default false,
  avatar_item integer not null default 1,
  local_contry text not null default 'PEN',
  is_reset boolean not null default false,
  club_id integer references team,
  role text not null default 'player' check (role in ('player','operador','tesorero','admin')),
  blocked_at timestamptz,
  excluded_until timestamptz,
  google_sub text unique,
  xp integer not null default 0,
  -- A made-up rival of the demo season: never signs in.
  is_bot boolean not null default false,
  created_at timestamptz not null default app_now()
);
--;
create unique index app_user_verified_phone on app_user (phone) where phone_verify;
--;
-- Opaque 32-byte tokens, stored as SHA-256 (security §3.2).
create table session (
  token_hash bytea primary key,
  user_id integer not null references app_user,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  last_used_at timestamptz not null default app_now(),
  auth_at timestamptz not null default app_now(),
  agent_hash text,
  revoked_at timestamptz
);
--;
create index session_of_user on session (user_id);
--;
-- Failures of sign-in and of codes, counted in fixed windows; they survive a restart (security §3.3).
create table attempt (
  scope text not null,
  window_start timestamptz not null,
  count integer not null default 0,
  primary key (scope, window_start)
);
--;
-- Tokens of the identity service that have opened a session: each does so once (security §3.4).
create table spent_token (
  token_hash bytea primary key,
  spent_at timestamptz not null default app_now()
);
--;
-- First answer of a write, stored in the transaction of its effect (security §2).
create table idempotency (
  user_id integer not null references app_user,
  route text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  -- The answer as it was sent: jsonb would reorder it, and a replay is byte-identical.
  body text,
  created_at timestamptz not null default app_now(),
  primary key (user_id, route, key)
);
--;
create index idempotency_key on idempotency (user_id, key);
--;
-- The double-entry ledger. An account's balance moves only by inserting ledger_entry rows (trigger below);
-- entries of one ledger_tx are inserted by one statement and sum to 0. Integers: coins.
create table account (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('user:retirable','user:jugable','user:bono','user:retenido','sala:pozo',
    'casa:comision','casa:promo','ext:recarga','ext:retiro')),
  user_id integer references app_user,
  room_id integer,
  balance bigint not null default 0,
  -- Only the house's promotions and the outside world may be negative (security I2).
  constraint account_not_negative check (balance >= 0 or kind in ('casa:promo','ext:recarga','ext:retiro')),
  constraint account_owner check ((kind like 'user:%') = (user_id is not null) and (kind = 'sala:pozo') = (room_id is not null)),
  unique (kind, user_id),
  unique (kind, room_id)
);
--;
create index account_user on account (user_id);
--;
create unique index account_house on account (kind) where user_id is null and room_id is null;
--;
create table ledger_tx (
  id bigint generated always as identity primary key,
  -- What happened: 'join', 'refund', 'settle', 'adjust', 'grant', 'quest', 'promo', 'deposit', 'withdraw'…
  kind text not null,
  -- The natural key of the fact: posting it twice is refused (security I8, I11, I12).
  ref text not null,
  label text not null,
  room_id integer,
  created_at timestamptz not null default app_now(),
  unique (kind, ref)
);
--;
create table ledger_entry (
  id bigint generated always as identity primary key,
  tx_id bigint not null references ledger_tx,
  account_id integer not null references account,
  amount bigint not null check (amount <> 0)
);
--;
create index ledger_entry_account on ledger_entry (account_id, id);
--;
create index ledger_entry_tx on ledger_entry (tx_id);
--;
create function ledger_apply() returns trigger language plpgsql as $$
begin
  if exists (select 1 from (select distinct tx_id from added) t
             join ledger_entry e using (tx_id) group by e.tx_id having sum(e.amount) <> 0) then
    raise exception 'ledger: the entries of a transaction must sum to 0' using errcode = '23514', constraint = 'ledger_balanced';
  end if;
  update account a set balance = a.balance + s.amount
    from (select account_id, sum(amount)::bigint as amount from added group by account_id) s
    where a.id = s.account_id;
  return null;
end $$;
--;
create trigger ledger_apply after insert on ledger_entry
  referencing new table as added for each statement execute function ledger_apply();
--;
create function ledger_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: history is append-only; post a compensating transaction' using errcode = '42501';
end $$;
--;
create trigger ledger_tx_frozen before update or delete on ledger_tx for each statement execute function ledger_frozen();
--;
create trigger ledger_entry_frozen before update or delete on ledger_entry for each statement execute function ledger_frozen();
--;
create function balance_guard() returns trigger language plpgsql as $$
begin
  if new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'ledger: a balance moves only by posting entries' using errcode = '42501';
  end if;
  return new;
end $$;
--;
create trigger balance_guard before update on account for each row execute function balance_guard();
--;
insert into account (kind) values ('casa:comision'), ('casa:promo'), ('ext:recarga'), ('ext:retiro');
