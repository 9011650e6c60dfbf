-- What players think of a room (rules R19): one reaction each, which they may change or take back.
create table reaction (
  room_id integer not null references room,
  user_id integer not null references app_user,
  emoji text not null check (emoji in ('👏','⚽','🔥','😂','😱')),
  primary key (room_id, user_id)
);
--;
-- Whoever deletes their account takes them along.
create index reaction_user on reaction (user_id);
--;
-- How many of each a room has. Players are spread over sixteen rows, so that a thousand who react to the same goal do not
-- wait for each other at one; a room is read as the sum of eighty small rows, however many reactions it has.
create table reaction_tally (
  room_id integer not null references room,
  emoji text not null,
  shard smallint not null,
  reactions integer not null,
  primary key (room_id, emoji, shard)
) with (fillfactor = 50);
--;
-- In the order of the reactions: two players of one shard who swap theirs crosswise never wait for each other in a ring.
create function tally_reaction() returns trigger language plpgsql as $$
begin
  insert into reaction_tally as t (room_id, emoji, shard, reactions)
  select r.room_id, r.emoji, r.user_id % 16, r.step
  from (values
    (old.room_id, old.user_id, old.emoji, -1),
    (new.room_id, new.user_id, new.emoji, 1)
  ) r (room_id, user_id, emoji, step)
  where r.room_id is not null
  order by r.emoji
  on conflict (room_id, emoji, shard) do update set reactions = t.reactions + excluded.reactions;
  return null;
end $$;
--;
create trigger tally_reaction after insert or update or delete on reaction for each row execute function tally_reaction();
