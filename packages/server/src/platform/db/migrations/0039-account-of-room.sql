-- The pot of a room is found without reading the purses of every player.
create index account_room on account (room_id) where room_id is not null;
