import { rangoOf, usernameKey } from '@arma11/core/domain';
import type { UserProfile } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { rangoPath } from '../../platform/http/mediaPaths';
import { notFound } from '../../platform/refusal';
import { usersMini } from './usersMini';
import { clubOf } from './userView';

/** What a player's settled rooms say; nothing of a room that may still hide its picks counts (security I10). */
export interface PlayerRecord {
  salas: number;
  podios: number;
  victorias: number;
  aciertos: number;
  fallos: number;
}

/** A player's record over the rooms that are paid; one that gave its entries back has no podium and no winner (rules R16.9). */
export async function recordOf(q: Queryable, userId: number): Promise<PlayerRecord> {
  const { rows } = await sql<PlayerRecord>`
    with mine as (select e.id, case when r.cancel_reason is null then s.position end as position from entry e join room r on r.id = e.room_id
      join standing s on s.entry_id = e.id and s.jornada = 0 and s.gen = r.standing_gen
      where e.user_id = ${userId} and r.estado = 'pagada')
    select count(*)::int as salas, (count(*) filter (where position <= 3))::int as podios,
      (count(*) filter (where position = 1))::int as victorias,
      (select count(*)::int from answer a join alternative l on l.id = a.alternative_id
        where a.entry_id in (select id from mine) and l.result = 'acierto') as aciertos,
      (select count(*)::int from answer a join alternative l on l.id = a.alternative_id
        where a.entry_id in (select id from mine) and l.result = 'fallo') as fallos
    from mine`.execute(q);
  return rows[0]!;
}

/** Correct answers in a hundred, or null before the first decided one. */
export const percentRight = ({ aciertos, fallos }: PlayerRecord): number | null =>
  aciertos + fallos === 0 ? null : Math.round((100 * aciertos) / (aciertos + fallos));

async function wornItems(q: Queryable, userId: number): Promise<UserProfile['items']> {
  const { rows } = await sql<UserProfile['items'][number]>`
    select i.id, i.category, i.name, i.image from user_equipped w join item i on i.id = w.item_id
    where w.user_id = ${userId} order by i.category collate "C"`.execute(q);
  return rows;
}

/** A player as others see them, by any spelling of the name: never e-mail, phone or balance (security §5.1). */
export async function publicProfile(q: Queryable, keyusername: string): Promise<UserProfile> {
  const row = await q
    .selectFrom('app_user')
    .select(['id', 'club_id', 'xp', 'created_at'])
    .where('username_key', '=', usernameKey(keyusername))
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const mini = (await usersMini(q, [row.id])).get(row.id)!;
  const record = await recordOf(q, row.id);
  const { level, name } = rangoOf(row.xp);
  return {
    ...mini,
    club: await clubOf(q, row.club_id),
    rango: { level, name, image: rangoPath(level) },
    stats: { salas: record.salas, podios: record.podios, aciertos_pct: percentRight(record) },
    items: await wornItems(q, row.id),
    created_at: row.created_at,
  };
}
