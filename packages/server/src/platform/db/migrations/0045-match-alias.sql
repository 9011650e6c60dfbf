-- Other ids that sources call a match by (rules R18.5): one that a source gave anew made a second match, until they were merged.
create table match_alias (
  league_id integer not null references league,
  alias text not null check (alias <> ''),
  match_id integer not null references match,
  primary key (league_id, alias)
);
--;
create index match_alias_match on match_alias (match_id);
