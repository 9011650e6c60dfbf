-- What a footballer costs in rooms with a budget, in millions (rules R4.8): fixed when they come into the pool of a jornada, so that it
-- is the same in all its rooms and never moves. Null in pools from before: the least.
alter table pool_player add column price smallint check (price between 4 and 12);
