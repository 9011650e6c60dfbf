-- Other names that sources call a club by (rules R18.5): what a feed knows by name alone is found under them.
create table team_alias (
  league_id integer not null references league,
  alias text not null check (alias <> ''),
  team_id integer not null references team,
  primary key (league_id, alias)
);
--;
create index team_alias_team on team_alias (team_id);
--;
-- Who gave a club its names: feeds change only their own, files those of feeds too, nobody what an operator set by hand.
alter table team
  add column name_by text not null default 'feed' check (name_by in ('feed','file','hand')),
  add column short_by text not null default 'feed' check (short_by in ('feed','file','hand'));
