-- Top-ups, withdrawals, limits of play, promo codes and corrections by hand.
-- What a player can buy. Ten coins are a sol (rules R12.1): coins are never sold below what a withdrawal pays.
create table pack (
  id integer generated always as identity primary key,
  coins integer not null check (coins between 50 and 5000),
  -- Given on top by the house: playable, never withdrawable.
  bonus_coins integer not null default 0 check (bonus_coins between 0 and 5000),
  price_cents integer not null generated always as (coins * 10) stored,
  label text not null,
  highlighted boolean not null default false,
  active boolean not null default true
);
--;
insert into pack (coins, label, highlighted) values
  (50, '50 monedas', false), (100, '100 monedas', false), (200, '200 monedas', true),
  (500, '500 monedas', false), (1000, '1000 monedas', false), (5000, '5000 monedas', false);
--;
-- The code that a player pays: exported from the business account's own app (rules R12.3).
create table qr (
  id integer generated always as identity primary key,
  provider text not null check (provider in ('yape','plin')),
  -- A data: address.
  image text not null,
  holder text not null,
  phone_masked text not null,
  instructions text[] not null,
  active boolean not null default true,
  created_at timestamptz not null default app_now()
);
--;
create unique index qr_active on qr (provider) where active;
--;
create table deposit (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  pack_id integer not null references pack,
  provider text not null check (provider in ('yape','plin')),
  -- Copied from the pack: what was asked for stays as it was.
  coins integer not null check (coins between 50 and 5000),
  bonus_coins integer not null,
  price_cents integer not null,
  -- The price and 1 to 9 cents that tell requests apart; the bare price when all nine were taken.
  pay_amount_cents integer not null check (pay_amount_cents between price_cents and price_cents + 9),
  estado text not null default 'pendiente' check (estado in ('pendiente','en_revision','aprobado','rechazado','vencido')),
  operation_number text check (operation_number ~ '^[0-9]{6,20}$'),
  paid_at timestamptz,
  image bytea check (octet_length(image) <= 2097152),
  image_type text check (image_type in ('image/png','image/jpeg','image/webp')),
  -- SHA-256: it stays when the image is deleted.
  image_hash bytea,
  reject_reason text check (reject_reason in ('no_encontrado','monto_distinto','duplicado','titular_distinto')),
  created_at timestamptz not null default app_now(),
  -- Until when the cents are the player's own.
  pay_until timestamptz not null default app_now() + interval '60 minutes',
  -- Until when he may say how he paid.
  data_until timestamptz not null default app_now() + interval '24 hours',
  decided_at timestamptz,
  decided_by integer references app_user,
  -- Without cents of its own only the operation number finds the payment.
  constraint deposit_found check (estado not in ('en_revision','aprobado') or paid_at is not null
    and (operation_number is not null or pay_amount_cents > price_cents))
);
--;
create index deposit_user on deposit (user_id, id desc);
--;
create index deposit_queue on deposit (id) where estado in ('pendiente','en_revision');
--;
-- A payment is counted once (security I12); a refused request gives its number back.
create unique index deposit_operation on deposit (provider, operation_number)
  where operation_number is not null and estado in ('en_revision','aprobado');
--;
create index deposit_amount on deposit (pay_amount_cents, created_at);
--;
create index deposit_image on deposit (image_hash) where image_hash is not null;
--;
create table withdrawal (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  amount integer not null check (amount between 200 and 5000 and amount % 10 = 0),
  provider text not null check (provider in ('yape','plin','cci')),
  destination text not null,
  holder_name text not null,
  doc_number text not null,
  estado text not null default 'pendiente' check (estado in ('pendiente','en_proceso','pagado','rechazado','cancelado')),
  -- The operation number of the payment.
  payment_ref text,
  reject_reason text,
  created_at timestamptz not null default app_now(),
  eta timestamptz not null,
  constraint withdrawal_paid check ((estado = 'pagado') = (payment_ref is not null))
);
--;
-- One open at a time (rules R12.4).
create unique index withdrawal_open on withdrawal (user_id) where estado in ('pendiente','en_proceso');
--;
create index withdrawal_user on withdrawal (user_id, id desc);
--;
-- A payment settles one withdrawal.
create unique index withdrawal_payment on withdrawal (provider, payment_ref) where payment_ref is not null;
--;
create table withdrawal_event (
  id bigint generated always as identity primary key,
  withdrawal_id integer not null references withdrawal,
  estado text not null,
  at timestamptz not null default app_now(),
  actor_id integer references app_user,
  note text
);
--;
create index withdrawal_event_of on withdrawal_event (withdrawal_id, id);
--;
-- What a player allows himself (rules R12.5); null is no limit. Without a row the defaults of wallet/limits hold.
create table play_limit (
  user_id integer primary key references app_user,
  deposit_day integer,
  deposit_week integer,
  deposit_month integer,
  entries_week integer,
  fee_max integer,
  loss_month integer,
  reminder_min integer,
  -- What was raised and waits its 24 hours: {field: value}.
  pending jsonb,
  effective_at timestamptz,
  pause_until timestamptz,
  constraint play_limit_pending check ((pending is null) = (effective_at is null))
);
--;
create table promo (
  id integer generated always as identity primary key,
  code text not null unique check (code = upper(code)),
  type text not null check (type in ('bono','item','entrada')),
  coins integer not null default 0 check (coins between 0 and 5000),
  item_id integer,
  room_id integer references room,
  label text not null,
  -- How many players may use it; null is no cap.
  cap integer check (cap > 0),
  used integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Only accounts younger than this; null is everybody.
  new_days integer check (new_days > 0),
  phone_verified boolean not null default true,
  closed_at timestamptz,
  created_at timestamptz not null default app_now(),
  -- Never above the cap (security I11).
  constraint promo_cap check (used >= 0 and (cap is null or used <= cap)),
  constraint promo_gift check ((type = 'bono') = (coins > 0) and (type = 'item') = (item_id is not null)
    and (type = 'entrada') = (room_id is not null))
);
--;
create table promo_use (
  promo_id integer not null references promo,
  user_id integer not null references app_user,
  used_at timestamptz not null default app_now(),
  -- Once for a player (security I11).
  constraint promo_once primary key (promo_id, user_id)
);
--;
-- A correction of a player's coins by hand; large ones wait for a second person.
create table adjustment (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  purse text not null check (purse in ('user:retirable','user:jugable','user:bono')),
  amount integer not null check (amount <> 0),
  reason text not null,
  estado text not null check (estado in ('pendiente','hecho','descartado')),
  -- Null is the command line: one person, whoever sits at it.
  asked_by integer references app_user,
  asked_at timestamptz not null default app_now(),
  decided_by integer references app_user,
  decided_at timestamptz
);
--;
create index adjustment_open on adjustment (id) where estado = 'pendiente';
--;
create index adjustment_user on adjustment (user_id, asked_at);
