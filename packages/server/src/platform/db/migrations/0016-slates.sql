-- A room's matches as they were when the room took them (rules R14.1): the jornada in which each counts for the room, and its
-- kick-off as planned, null while it has no date. What a feed does with the match later changes neither.
alter table room_match add column jornada integer;
--;
alter table room_match add column planned_at timestamptz;
--;
-- It moved ahead and has left the room (R14.3); it is void there, too.
alter table room_match add column ahead boolean not null default false check (void or not ahead);
--;
update room_match rm set jornada = m.jornada, planned_at = m.kick_off from match m where m.id = rm.match_id;
--;
alter table room_match alter column jornada set not null;
--;
create function take_match_as_planned() returns trigger language plpgsql as $$
begin
  select coalesce(new.jornada, m.jornada), coalesce(new.planned_at, m.kick_off) into new.jornada, new.planned_at
  from match m where m.id = new.match_id;
  return new;
end $$;
--;
create trigger take_match_as_planned before insert on room_match for each row execute function take_match_as_planned();
