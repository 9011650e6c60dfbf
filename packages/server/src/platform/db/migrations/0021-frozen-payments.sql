-- What a payment was made on (rules R15.3): a match as it stood then, kept once for all rooms that were paid on that state of it.
create table match_record (
  match_id integer not null references match,
  -- match_now's changes then.
  changes bigint not null,
  goals_local smallint,
  goals_visit smallint,
  first_goal text,
  first_goal_minute smallint,
  awarded boolean not null,
  -- What each player did, by player id: {position, stats, points, breakdown}.
  players jsonb not null,
  primary key (match_id, changes)
);
--;
create trigger match_record_frozen before update or delete on match_record for each statement execute function audit_frozen();
--;
-- The state of the match that the room was paid on; null until it is paid, and where the match does not count.
alter table room_match add column paid_changes bigint;
--;
alter table room_match add constraint room_match_record foreign key (match_id, paid_changes) references match_record (match_id, changes);
--;
-- What players did in a room's matches, as far as it counts there: as the data are, and once the room is paid as they were then.
create view room_played as
select rm.room_id, rm.match_id, rm.jornada, m.kick_off, pm.player_id, pm.points, pm.breakdown, not m.official as provisional
from room_match rm join match_now m on m.id = rm.match_id and m.estado in ('en_vivo','descanso','finalizado')
join player_match pm on pm.match_id = m.id
where not rm.void and rm.paid_changes is null
union all
select rm.room_id, rm.match_id, rm.jornada, m.kick_off, p.key::int, (p.value->>'points')::int, p.value->'breakdown', false
from room_match rm join match m on m.id = rm.match_id
join match_record c on c.match_id = rm.match_id and c.changes = rm.paid_changes
cross join lateral jsonb_each(c.players) p;
