-- Who did what at the operator's desk, and why: one row for each write. Rows are never changed.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default app_now(),
  -- Null when the command line did it, with the machine's own rights.
  actor_id integer references app_user,
  actor text not null,
  -- The command: 'room cancel', 'deposit approve'…
  action text not null,
  -- What it was done to: 'room:12', 'user:7'…
  target text not null,
  before jsonb,
  after jsonb,
  reason text
);
--;
create index audit_target on audit (target, id);
--;
create function audit_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'audit: history is append-only' using errcode = '42501';
end $$;
--;
create trigger audit_frozen before update or delete on audit for each statement execute function audit_frozen();
--;
-- What a player is told in the daily summary and the list of notices; the same fact is told once.
create table notification (
  id bigint generated always as identity primary key,
  user_id integer not null references app_user,
  -- 'sala_cancelada', 'reembolso', 'premio', 'recarga', 'retiro', 'partido_aplazado'…
  kind text not null,
  -- The fact's natural key: 'room:12'.
  ref text not null,
  title text not null,
  body text not null,
  -- A path of the app, or null.
  link text,
  created_at timestamptz not null default app_now(),
  read_at timestamptz,
  unique (user_id, kind, ref)
);
--;
create index notification_user on notification (user_id, id desc);
--;
-- Messages that the default SMS and mail senders write down instead of sending (development only).
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms','mail')),
  recipient text not null,
  subject text,
  body text not null,
  created_at timestamptz not null default app_now()
);
