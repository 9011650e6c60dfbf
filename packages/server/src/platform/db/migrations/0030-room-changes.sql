-- What happened to the lock or the slate of a room in which somebody has a seat: each of them is told, and may leave for
-- free for an hour (rules R14.4). Triggers write it down, so that no way of changing a room forgets it.
create table room_change (
  id bigint generated always as identity primary key,
  room_id integer not null references room,
  jornada integer not null,
  -- 'cierre': the lock moved. 'entra' and 'sale': a match came into the slate or left it.
  kind text not null check (kind in ('cierre','entra','sale')),
  lock_before timestamptz,
  lock_after timestamptz,
  match_id integer references match,
  at timestamptz not null default app_now(),
  told_at timestamptz,
  constraint room_change_fact check ((kind = 'cierre') = (lock_before is not null and lock_after is not null)
    and (kind = 'cierre') = (match_id is null))
);
--;
create index room_change_of on room_change (room_id, at);
--;
create index room_change_untold on room_change (room_id) where told_at is null;
--;
-- Somebody but the owner of the room has a seat in it, and it is not over.
create function room_has_guests(of_room integer) returns boolean language sql volatile as $$
  select exists (select from room r join entry e on e.room_id = r.id
    where r.id = of_room and r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
      and e.user_id is distinct from r.owner_id)
$$;
--;
create function note_lock_moved() returns trigger language plpgsql as $$
begin
  if new.estado in ('abierta','llena') and room_has_guests(new.id) then
    insert into room_change (room_id, jornada, kind, lock_before, lock_after)
    values (new.id, new.jornada_from, 'cierre', old.lock_at, new.lock_at);
  end if;
  return null;
end $$;
--;
create trigger note_lock_moved after update of lock_at on room
  for each row when (old.lock_at is distinct from new.lock_at) execute function note_lock_moved();
--;
create function note_jornada_lock_moved() returns trigger language plpgsql as $$
begin
  if room_has_guests(new.room_id) then
    insert into room_change (room_id, jornada, kind, lock_before, lock_after)
    values (new.room_id, new.jornada, 'cierre', old.lock_at, new.lock_at);
  end if;
  return null;
end $$;
--;
create trigger note_jornada_lock_moved after update of lock_at on room_jornada
  for each row when (old.lock_at is distinct from new.lock_at) execute function note_jornada_lock_moved();
--;
-- The matches of a jornada without a lock of its own are the calendar's: they are no slate yet.
create function note_slate_changed() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and not old.void;
  stands boolean := tg_op <> 'DELETE' and not new.void;
  changed room_match := case when tg_op = 'DELETE' then old else new end;
begin
  if was = stands or not room_has_guests(changed.room_id) then return null; end if;
  insert into room_change (room_id, jornada, kind, match_id)
  select r.id, changed.jornada, case when stands then 'entra' else 'sale' end, changed.match_id
  from room r where r.id = changed.room_id and (changed.jornada = r.jornada_from or r.kind = 'predi'
    or exists (select from room_jornada j where j.room_id = r.id and j.jornada = changed.jornada));
  return null;
end $$;
--;
create trigger note_slate_changed after insert or update of void or delete on room_match
  for each row execute function note_slate_changed();
