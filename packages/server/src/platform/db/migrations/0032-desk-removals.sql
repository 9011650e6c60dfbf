-- The house took them out of the room, not its owner: the refusal says so.
alter table room_removed add column by_desk boolean not null default false;
--;
-- Retired from the game: rooms after this one do not have them in their pools; null of everybody else.
alter table player add column last_room integer;
