-- An entry that a code gave never becomes coins: it goes back to the house, and the code can be used again (rules R16.2).
alter table promo_use
  -- The entry that the code paid for; it may have been left since.
  add entry_id integer unique,
  -- How often the player has used the code: each time but the last was given back.
  add times integer not null default 1 check (times > 0),
  -- When the gift was given back unused; null while it counts as used.
  add returned_at timestamptz;
--;
-- Seats that codes gave before this migration, in rooms that are not over: the first one taken after the gift.
update promo_use u set entry_id = e.id
from promo p, entry e, room r
where p.id = u.promo_id and p.type = 'entrada' and r.id = p.room_id and r.estado not in ('pagada','cancelada')
  and e.room_id = r.id and e.user_id = u.user_id
  and (e.fee = 0 or e.id::text = (
    select j.ref from ledger_tx g
    join ledger_tx j on j.kind = 'join' and j.room_id = r.id and j.id > g.id
    join ledger_entry l on l.tx_id = j.id join account a on a.id = l.account_id and a.user_id = u.user_id
    where g.kind = 'promo' and g.ref = u.promo_id || ':' || u.user_id order by j.id limit 1));
--;
-- Whom the owner of a private room sent off: they do not come back by its code (rules R16.8).
create table room_removed (
  room_id integer not null references room,
  user_id integer not null references app_user,
  removed_at timestamptz not null default app_now(),
  primary key (room_id, user_id)
);
