-- What players let our widgets do on partners' pages (docs/auth.md). Secrets lie here as their SHA-256 alone.
alter table partner add column scopes text[] not null default '{lineup:write,predi:write,saldo:read,quest:read}'
  check (scopes <@ array['lineup:write','predi:write','saldo:read','quest:read'] and cardinality(scopes) > 0);
--;
-- A player's word that a partner may act for him: to one page, which signs in by it once, or to the partner's server.
create table embed_grant (
  id integer generated always as identity primary key,
  partner_id integer not null references partner,
  user_id integer not null references app_user,
  scopes text[] not null,
  created_at timestamptz not null default app_now(),
  last_used_at timestamptz,
  ended_at timestamptz,
  -- The page that asked; null: the partner's server asks, for the account that it calls user_ref.
  origin text,
  user_ref text,
  -- A page's grant lasts no longer than the session that gave it.
  session_id integer references session (id) on delete cascade,
  state_hash bytea unique,
  -- SHA-256 of the verifier, in base64url (RFC 7636).
  challenge text,
  -- Once, within five minutes of created_at.
  redeemed_at timestamptz,
  -- Twelve hours after redeemed_at; null: until somebody ends it.
  expires_at timestamptz,
  check (case when user_ref is null
    then origin is not null and session_id is not null and state_hash is not null and challenge is not null
    else origin is null and session_id is null and state_hash is null and challenge is null end)
);
--;
-- One of our players for one of a partner's.
create unique index embed_grant_link on embed_grant (partner_id, user_ref) where user_ref is not null and ended_at is null;
--;
create index embed_grant_user on embed_grant (user_id) where ended_at is null;
--;
-- What gives a page its next token, once. A spent one that comes again was copied: it ends the grant.
create table embed_handle (
  handle_hash bytea primary key,
  grant_id integer not null references embed_grant on delete cascade,
  spent_at timestamptz
);
--;
create index embed_handle_grant on embed_handle (grant_id);
--;
create table embed_token (
  token_hash bytea primary key,
  grant_id integer not null references embed_grant on delete cascade,
  -- The page that may use it; null: any of the partner's.
  origin text,
  expires_at timestamptz not null
);
--;
create index embed_token_grant on embed_token (grant_id);
--;
-- Lets one of our players link himself with one of a partner's: once, within ten minutes.
create table embed_link_code (
  code_hash bytea primary key,
  partner_id integer not null references partner,
  user_ref text not null,
  expires_at timestamptz not null,
  used_by integer references app_user
);
