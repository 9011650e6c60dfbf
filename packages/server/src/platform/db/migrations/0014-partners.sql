-- Sites that embed our widgets (docs/embed.md): who they are and which pages of theirs may ask us.
create table partner (
  id integer generated always as identity primary key,
  name text not null,
  -- Publishable: it stands in the partner's page.
  key text not null unique check (key ~ '^pk_[A-Za-z0-9_-]{22}$'),
  -- Of the secret that the partner's own server shows; told once.
  secret_hash bytea not null,
  -- Exact origins, such as https://diario.example.
  origins text[] not null check (cardinality(origins) between 1 and 20),
  closed_at timestamptz,
  created_at timestamptz not null default app_now()
);
