-- Goals that players of the game are told about who hold the footballer in a lineup (R14.11): each is told once.
create table goal_notice (
  match_id integer not null references match,
  player_id integer not null references player,
  -- The footballer's how manyth goal of the match.
  goal smallint not null check (goal > 0),
  -- Who comes after this one is still to be told.
  last_user integer not null default 0,
  done boolean not null default false,
  primary key (match_id, player_id, goal)
);
--;
create index goal_notice_open on goal_notice (match_id) where not done;
