-- A lineup that its player has not chosen: drawn for them (rules R14.7), or carried over from the jornada before (R14.6).
-- Null once they change it.
alter table lineup add column given text check (given in ('draw','carried'));
--;
-- Who came in by itself for somebody who cannot play (R14.3, R14.6).
alter table lineup add column replacements integer[] not null default '{}';
--;
-- The position that a player has for a jornada is that of its pool: one whom the source classifies anew keeps it in
-- lineups and points of jornadas whose pool is made.
alter table pool_player add column position smallint;
--;
update pool_player o set position = p.position from player p where p.id = o.player_id;
--;
alter table pool_player alter column position set not null;
--;
create function take_position() returns trigger language plpgsql as $$
begin
  new.position := coalesce(new.position, (select p.position from player p where p.id = new.player_id));
  return new;
end $$;
--;
create trigger take_position before insert on pool_player for each row execute function take_position();
