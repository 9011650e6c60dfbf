-- Rooms of all kinds.
select 1;
