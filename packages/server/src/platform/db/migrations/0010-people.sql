-- Registering, phones, sessions that their owner can end, and leaving.
-- Told at registration; a player must be 18 (rules L1).
alter table app_user add column birth_date date;
--;
-- Whether somebody of ours has seen the document.
alter table app_user add column kyc text not null default 'no' check (kyc in ('no','pendiente','ok'));
--;
alter table app_user add column doc_number text;
--;
-- One account for a document (rules L2).
create unique index app_user_document on app_user (doc_number) where kyc = 'ok';
--;
-- When the password or the verified phone last changed: no withdrawal in the 24 hours after it (security §3.2).
alter table app_user add column credentials_changed_at timestamptz;
--;
-- When terms and privacy were accepted; null: they are still to be asked, as after a first sign-in with Google.
alter table app_user add column consented_at timestamptz;
--;
alter table app_user add column marketing boolean not null default false;
--;
-- A club is changed once in 30 days (rules R11.5).
alter table app_user add column club_changed_at timestamptz;
--;
-- Set when a link that was mailed to the address came back: only then is the address known to be its owner's.
alter table app_user add column email_verified_at timestamptz;
--;
-- Set for a password that support gave: it opens one session before this instant and no other (security §3.1).
alter table app_user add column temporary_password_until timestamptz;
--;
-- The player asked to leave; for 30 days signing in takes it back.
alter table app_user add column deleted_at timestamptz;
--;
-- The 30 days are over: name, e-mail, phone and document are gone.
alter table app_user add column anonymised_at timestamptz;
--;
update app_user set consented_at = created_at where google_sub is null;
--;
create index app_user_leaving on app_user (deleted_at) where deleted_at is not null and anonymised_at is null;
--;
-- What a player ends a session by: never the token, nor its hash.
alter table session add column id integer generated always as identity unique;
--;
-- 'Chrome · Android', for the player to know the session by.
alter table session add column device text not null default '';
--;
-- The code that a player was sent last; a new one takes its place (rules R13.1).
create table phone_code (
  user_id integer primary key references app_user,
  phone text not null,
  -- SHA-256 of the salt and the six digits.
  salt bytea not null,
  code_hash bytea not null,
  send_id bigint not null,
  expires_at timestamptz not null,
  tries smallint not null default 0
);
--;
-- Every message with a code, for two days: what the limits count (security §5.6).
create table phone_send (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user,
  phone text not null,
  ip text not null,
  sent_at timestamptz not null default app_now(),
  verified_at timestamptz
);
--;
create index phone_send_sent on phone_send (sent_at);
--;
-- Links that set a new password: 32 random bytes, known only by their SHA-256; 30 minutes, one use.
create table password_reset (
  token_hash bytea primary key,
  user_id integer not null references app_user,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
--;
create index password_reset_user on password_reset (user_id);
--;
-- What people ask us from the footer.
create table support_ticket (
  id integer generated always as identity primary key,
  -- What the person is told: 'S-7K2M4Q'.
  number text not null unique,
  user_id integer references app_user,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  ip text not null,
  created_at timestamptz not null default app_now(),
  due_at timestamptz not null,
  closed_at timestamptz,
  answer text
);
--;
create index support_ticket_open on support_ticket (due_at) where closed_at is null;
--;
-- Wrong passwords of an account in a row, whoever owns it or nobody: at a hundred it waits for a new password
-- (security §3.3). Forgotten by signing in.
create table login_streak (
  scope text primary key,
  failures integer not null,
  last_at timestamptz not null default app_now()
);
