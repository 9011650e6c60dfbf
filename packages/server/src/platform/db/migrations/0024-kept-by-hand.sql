-- What an operator set by hand stays until it is released, however often a feed is read (rules R18.1).
alter table match
  -- Its state was said by hand, and no feed has told it since.
  add column said boolean not null default false,
  add column kick_off_held boolean not null default false;
--;
alter table player add column condition_held boolean not null default false;
--;
alter table player_match add column held boolean not null default false;
--;
-- Until when, in real time, an import writes it in parts: its rooms are not paid meanwhile (R18.6).
alter table league add column importing_until timestamptz;
