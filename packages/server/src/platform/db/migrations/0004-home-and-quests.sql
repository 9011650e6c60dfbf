create table banner (
  id integer generated always as identity primary key,
  title text not null,
  image text not null,
  link text not null,
  action text not null,
  color_bg text not null check (color_bg ~* '^#[0-9a-f]{6}$'),
  color_text text not null check (color_text ~* '^#[0-9a-f]{6}$'),
  alt text not null,
  ordinal smallint not null default 0,
  active boolean not null default true
);
--;
create table content_entry (
  slug text primary key,
  title text not null,
  html text not null,
  updated_at timestamptz not null default app_now()
);
--;
create table quest (
  id integer generated always as identity primary key,
  title text not null,
  description text not null,
  reward_coins integer not null default 0,
  is_main boolean not null default false,
  active boolean not null default true
);
--;
create table criterio (
  id integer generated always as identity primary key,
  quest_id integer not null references quest,
  title text not null,
  -- rules R11.1: never deposits, stakes or losses.
  event text not null check (event in ('login_dia','predi_guardada','sala_gratis_jugada','lineup_guardada','acierto',
    'amigo_invitado_activo','perfil_completo','telefono_verificado')),
  target integer not null check (target > 0),
  link text not null,
  ordinal smallint not null
);
--;
-- What a player has done for a criterio in a period (the Monday of its week, Lima): each thing counts once.
create table criterio_step (
  user_id integer not null references app_user,
  criterio_id integer not null references criterio,
  period date not null,
  -- What was done: the room, the day, the match.
  ref text not null,
  primary key (user_id, criterio_id, period, ref)
);
--;
create table quest_claim (
  user_id integer not null references app_user,
  quest_id integer not null references quest,
  period date not null,
  claimed_at timestamptz not null default app_now(),
  primary key (user_id, quest_id, period)
);
--;
-- Facts about this database: which demo season it holds, its seed and anchor.
create table setting (
  key text primary key,
  value jsonb not null
);
