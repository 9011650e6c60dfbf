-- What the players of a room had when it locked, as a Merkle tree over one text for each entry (rules R15.5).
create table commitment (
  id integer generated always as identity primary key,
  room_id integer not null references room,
  jornada integer not null,
  -- The matches that it is about: those of the jornada, or those that had locked when each locks by itself.
  matches integer[] not null,
  made_at timestamptz not null default app_now(),
  leaves integer not null,
  -- In hexadecimal.
  root text not null,
  -- Every hash of the tree, 32 bytes each: the leaves in order, then level by level up to the root.
  tree bytea not null
);
--;
-- A path reads a few hashes of it: uncompressed, nothing else of it is fetched.
alter table commitment alter column tree set storage external;
--;
create index commitment_room on commitment (room_id);
--;
create table commitment_leaf (
  commitment_id integer not null references commitment,
  -- From 0, in the order of the tree.
  at integer not null,
  entry_id integer not null,
  -- What is hashed.
  content text not null,
  primary key (commitment_id, entry_id)
);
--;
create trigger commitment_frozen before update or delete on commitment for each statement execute function audit_frozen();
--;
create trigger commitment_leaf_frozen before update or delete on commitment_leaf for each statement execute function audit_frozen();
--;
-- When what the room has on this match was committed to; null until it locks, and again where saves were taken back (R1.4).
alter table room_match add column committed_at timestamptz;
--;
-- Rooms that were over before there were commitments have none.
update room_match rm set committed_at = app_now() from room r where r.id = rm.room_id and r.estado not in ('borrador','abierta','llena');
--;
create function sha256_hex(content text) returns text language sql immutable as $$
  select encode(sha256(convert_to(content, 'UTF8')), 'hex')
$$;
--;
-- Hashes pairs of neighbours, each as the hash of both in hexadecimal, up to one; the last of an odd number goes up as it is.
create function merkle_tree(hashes text[]) returns text[] language plpgsql immutable as $$
declare
  level text[] := hashes;
  tree text[] := hashes;
begin
  while cardinality(level) > 1 loop
    select array_agg(hash order by pair) into level from (
      select (place - 1) / 2 as pair, case when count(*) = 2 then sha256_hex(string_agg(each, '' order by place)) else min(each) end as hash
      from unnest(level) with ordinality as x(each, place) group by 1) paired;
    tree := tree || level;
  end loop;
  return tree;
end $$;
