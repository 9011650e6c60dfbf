-- What staff show beside their password before the desk lets them work: codes of an app, passkeys, and codes on paper.
create table totp (
  user_id integer primary key references app_user,
  -- What the app and we share, sealed with a key that is not in the database; null: not confirmed yet.
  secret text,
  created_at timestamptz,
  -- The 30 seconds whose code was used last: it and those before are used up.
  last_step bigint not null default 0,
  -- Asked for, and the factor as soon as a code of it was shown in time.
  pending text,
  pending_until timestamptz,
  check ((secret is null) = (created_at is null)),
  check ((pending is null) = (pending_until is null))
);
--;
create index totp_key on totp (split_part(secret, ':', 2)) where secret is not null;
--;
create table passkey (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  credential_id text not null unique,
  public_key bytea not null,
  -- What the device has counted; some never count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default app_now(),
  last_used_at timestamptz
);
--;
create index passkey_user on passkey (user_id);
--;
create table recovery_code (
  user_id integer not null references app_user,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
--;
alter table session
  -- When the second factor was shown in it.
  add column second_factor_at timestamptz,
  -- What a passkey has to sign, once.
  add column passkey_challenge text,
  add column passkey_challenge_until timestamptz;
