-- Which rooms the runner has to look at, and when (decision 0044). What changes a room writes a row of room_wake in its own
-- transaction, by the triggers below, so that no writer can forget it: appended only, it makes nobody wait.
create table room_wake (
  id bigint generated always as identity primary key,
  -- One of them; none: every room that is not over.
  room_id integer,
  match_id integer,
  league_id integer
);
--;
-- When each room that is not over has to be looked at next; infinity: when something about it changes.
create table room_due (
  room_id integer primary key references room on delete cascade,
  due_at timestamptz not null,
  -- Another number whenever somebody takes the room or wakes it: who took it earlier does not put it off.
  turn bigint not null default 0
);
--;
create index room_due_at on room_due (due_at, room_id);
--;
-- Of several servers the one that does a piece of work that repeats, and until when if it says nothing more; in real time.
create table job_lease (
  name text primary key,
  holder text not null,
  until timestamptz not null
);
--;
create function wake_room() returns trigger language plpgsql as $$
begin
  insert into room_wake (room_id) values (new.id);
  return null;
end $$;
--;
create trigger wake_room_added after insert on room for each row execute function wake_room();
--;
create trigger wake_room_changed after update on room for each row
  when ((old.estado, old.lock_at, old.starts_at, old.ends_at, old.final_at, old.lock_lead_min, old.rules, old.scored_changes is null)
    is distinct from (new.estado, new.lock_at, new.starts_at, new.ends_at, new.final_at, new.lock_lead_min, new.rules, new.scored_changes is null))
  execute function wake_room();
--;
create function wake_rooms_of_slate() returns trigger language plpgsql as $$
begin
  insert into room_wake (room_id) select distinct room_id from touched;
  return null;
end $$;
--;
create trigger wake_slate_added after insert on room_match
  referencing new table as touched for each statement execute function wake_rooms_of_slate();
--;
create trigger wake_slate_removed after delete on room_match
  referencing old table as touched for each statement execute function wake_rooms_of_slate();
--;
create function wake_room_of_row() returns trigger language plpgsql as $$
begin
  insert into room_wake (room_id) values (new.room_id);
  return null;
end $$;
--;
create trigger wake_slate_changed after update on room_match for each row
  when ((old.void, old.ahead, old.jornada) is distinct from (new.void, new.ahead, new.jornada)) execute function wake_room_of_row();
--;
create trigger wake_jornada_added after insert on room_jornada for each row execute function wake_room_of_row();
--;
create trigger wake_jornada_changed after update on room_jornada for each row
  when (old.lock_at is distinct from new.lock_at) execute function wake_room_of_row();
--;
create trigger wake_question_added after insert on market for each row when (new.match_id is null) execute function wake_room_of_row();
--;
create trigger wake_question_changed after update on market for each row
  when (new.match_id is null and (old.estado, old.lock_at) is distinct from (new.estado, new.lock_at)) execute function wake_room_of_row();
--;
create function wake_match() returns trigger language plpgsql as $$
begin
  insert into room_wake (match_id) values (new.id);
  return null;
end $$;
--;
-- Its statistics count in changes, too.
create trigger wake_match_changed after update on match for each row
  when ((old.changes, old.kick_off, old.began_at) is distinct from (new.changes, new.kick_off, new.began_at)) execute function wake_match();
--;
create function wake_match_of_row() returns trigger language plpgsql as $$
begin
  insert into room_wake (match_id) values (new.match_id);
  return null;
end $$;
--;
create trigger wake_checked after insert on match_check for each row execute function wake_match_of_row();
--;
create trigger wake_checked_again after update on match_check for each row
  when ((old.changes, old.gaps, old.accepted) is distinct from (new.changes, new.gaps, new.accepted)) execute function wake_match_of_row();
--;
create trigger wake_incident_decided after update on incident for each row
  when (new.match_id is not null and old.estado is distinct from new.estado) execute function wake_match_of_row();
--;
create function wake_league() returns trigger language plpgsql as $$
begin
  insert into room_wake (league_id) values (coalesce(new.league_id, old.league_id));
  return null;
end $$;
--;
create trigger wake_outcome after insert or update or delete on league_outcome for each row execute function wake_league();
--;
create function wake_imported_league() returns trigger language plpgsql as $$
begin
  insert into room_wake (league_id) values (new.id);
  return null;
end $$;
--;
create trigger wake_imported after update on league for each row
  when (old.importing_until is distinct from new.importing_until) execute function wake_imported_league();
--;
create function wake_all() returns trigger language plpgsql as $$
begin
  insert into room_wake default values;
  return null;
end $$;
--;
create trigger wake_audited after update on ledger_audit for each row
  when (old.breaches is not null and new.breaches is null) execute function wake_all();
--;
-- A rehearsal hides what its clock has not reached: it begins, ends, or goes back.
create trigger wake_clock after insert or delete on clock for each row execute function wake_all();
--;
create trigger wake_clock_back after update on clock for each row when (new.app_at < old.app_at) execute function wake_all();
--;
insert into room_due (room_id, due_at)
select id, '-infinity' from room where estado in ('abierta','llena','cerrada','en_vivo','por_liquidar') or estado = 'pagada' and rewarded_at is null;
