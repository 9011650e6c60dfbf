-- Who chose what, counted once a question of a large room is closed (R17.3): `chosen` of its alternatives is right while
-- `counted` holds, which any later change of its answers takes back.
alter table market add column counted boolean not null default false;
--;
alter table alternative add column chosen integer;
--;
create function uncount_market() returns trigger language plpgsql as $$
begin
  update market set counted = false where counted and id in (select market_id from changed);
  return null;
end $$;
--;
create trigger answer_added_uncounts after insert on answer
  referencing new table as changed for each statement execute function uncount_market();
--;
create trigger answer_changed_uncounts after update on answer
  referencing new table as changed for each statement execute function uncount_market();
--;
create trigger answer_removed_uncounts after delete on answer
  referencing old table as changed for each statement execute function uncount_market();
