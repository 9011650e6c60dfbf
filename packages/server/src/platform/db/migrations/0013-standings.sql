-- The places of a room as they were last computed (rules R7.3 to R7.5), written anew by each scoring and read by
-- index: the top of a room of a million entries costs what the top of ten does. After payment they are the record.
-- Derived and written by the million: without foreign keys, whose checks would cost more than all the rest.
create table standing (
  room_id integer not null,
  -- 0: the whole room. Rooms over several jornadas also have the table of each.
  jornada smallint not null default 0,
  -- 1, 2, 3… in the order of display.
  seq integer not null,
  -- Two generations alternate, so that one statement may read the old places while it writes the new ones.
  gen smallint not null,
  entry_id integer not null,
  points integer not null,
  -- Points of the latest jornada.
  last_points integer not null,
  -- Correct answers; prediction rooms only.
  aciertos integer not null default 0,
  -- The place that money follows: 1, 1, 3.
  position integer not null,
  -- How many share the place.
  sharing integer not null,
  -- The place at the scoring before, for the arrows.
  previous integer,
  -- Coins, once the room is paid.
  prize bigint not null default 0,
  primary key (room_id, jornada, seq, gen),
  unique (entry_id, jornada, gen)
);
--;
alter table room add column standing_gen smallint not null default 0;
--;
-- When winners were told and players were given their XP: after the payment, in a transaction of its own.
alter table room add column rewarded_at timestamptz;
--;
create index room_to_reward on room (id) where estado = 'pagada' and rewarded_at is null;
--;
-- What was scored before this migration.
insert into standing (room_id, seq, gen, entry_id, points, last_points, aciertos, position, sharing, prize)
select e.room_id, row_number() over (partition by e.room_id order by e.points desc, e.tiebreak desc, e.id), 0, e.id,
  e.points, e.last_points, e.aciertos,
  coalesce(e.rank, rank() over (partition by e.room_id order by e.points desc)),
  count(*) over (partition by e.room_id, e.points), e.prize
from entry e join room r on r.id = e.room_id where r.scored_at is not null;
--;
update room set rewarded_at = paid_at where estado = 'pagada';
--;
drop index entry_ranking;
--;
create index entry_room on entry (room_id, id);
--;
alter table entry drop column points, drop column last_points, drop column aciertos, drop column tiebreak,
  drop column rank, drop column prize, drop column previous_rank;
--;
alter table lineup drop column points;
