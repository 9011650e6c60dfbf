import { sql } from 'kysely';
import type { CallOutput } from '@arma11/core/contract';
import { usersMini } from '../../players/accounts/usersMini';
import type { Queryable } from '../../platform/db/database';

type Champion = CallOutput<'compe', 'championsByEvents'>[number];

interface ChampionRow {
  id: number;
  name: string;
  image: string;
  user_id: number;
  points: number;
  prize: number;
  jornada_name: string;
  closed_at: string;
}

/** The winner of each paid event room, newest first; of several, the first to have joined (rules R11.8). */
export async function champions(q: Queryable, event: number | undefined): Promise<Champion[]> {
  const { rows } = await sql<ChampionRow>`
    select distinct on (r.paid_at, r.id) ev.id, ev.name, ev.image, e.user_id, s.points, s.prize,
      j.name as jornada_name, r.paid_at as closed_at
    from room r
    join standing s on s.room_id = r.id and s.jornada = 0 and s.position = 1
    join entry e on e.id = s.entry_id
    join event ev on ev.id = r.event_id
    join jornada j on j.league_id = r.league_id and j.number = r.jornada_to
    where r.kind = 'compe' and r.estado = 'pagada'
      and (${event ?? null}::int is null or ev.id = ${event ?? null}::int)
    order by r.paid_at desc, r.id desc, e.id limit 200`.execute(q);
  const users = await usersMini(
    q,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ id, name, image, user_id, ...row }) => ({
    event: { id, name, image },
    champion: users.get(user_id)!,
    ...row,
  }));
}
