-- What a right alternative pays by its room's own scoring table, once its match is over; null: its pts (rules R17.1).
alter table alternative add column earned smallint;
--;
-- The score by which a room's own table has paid the alternatives of an exact score: '2-1'.
alter table market add column scored_as text;
