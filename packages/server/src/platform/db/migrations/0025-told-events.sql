-- Events that a source tells (rules R18.6): some without a minute, some of players whom the league does not know.
alter table match_event
  alter column minute drop not null,
  add column player_name text,
  add column told boolean not null default false;
