-- Who works for a partner: players of ours, who have their own password and session.
create table partner_member (
  partner_id integer not null references partner,
  user_id integer not null references app_user,
  created_at timestamptz not null default app_now(),
  primary key (user_id, partner_id)
);
--;
create index partner_member_of on partner_member (partner_id);
--;
-- A link that makes whoever opens it a member; good once.
create table partner_invitation (
  code_hash bytea primary key,
  partner_id integer not null references partner,
  expires_at timestamptz not null,
  used_by integer references app_user,
  used_at timestamptz
);
--;
create index partner_invitation_expires on partner_invitation (expires_at);
--;
-- What happened on a partner's pages, by day in Lima; added up by servers every few seconds.
create table partner_page_day (
  partner_id integer not null references partner,
  day date not null,
  page text not null check (length(page) <= 300),
  visits integer not null default 0,
  sign_ins integer not null default 0,
  joins integer not null default 0,
  saves integer not null default 0,
  refused integer not null default 0,
  seen_at timestamptz not null,
  primary key (partner_id, day, page)
);
--;
create index partner_page_day_day on partner_page_day (day);
