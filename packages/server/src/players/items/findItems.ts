import { sql } from 'kysely';
import type { CallOutput } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { OWN_FACE, wornAvatarPath } from '../../platform/http/mediaPaths';
import type { Where } from '../../platform/db/fragments';

export type Item = CallOutput<'items', 'list'>[number];

/** Lists without pages end here (product §11.1); shields come last, because every club has one. */
const MOST = 200;
const CATEGORIES = ['avatars', 'tarjetas', 'jugadores', 'leyendas', 'buddys', 'escudos'];

/** Everybody has the initial ones; the rest is had by a row (rules R10.3). */
const ownedBy = (userId: number) => sql<boolean>`(i.source = 'inicial'
  or exists (select from user_item o where o.item_id = i.id and o.user_id = ${userId}))`;

/** Returns the gallery of a player, or one category of it. */
export const galleryOf = (q: Queryable, userId: number, category: string | undefined): Promise<Item[]> =>
  findItems(q, userId, category === undefined ? sql`true` : sql`i.category = ${category}`);

/** The items that a condition on `i` chooses, as a player sees them; retired ones only if they have them. */
export async function findItems(q: Queryable, userId: number, where: Where): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select i.id, i.category, i.name, case when i.id = ${OWN_FACE} then ${wornAvatarPath(OWN_FACE, userId)} else i.image end as image, i.rarity, i.source, i.price, ${ownedBy(userId)} as owned,
      case i.category when 'avatars' then i.id = u.avatar_item when 'escudos' then coalesce(i.team_id = u.club_id, false)
        else exists (select from user_equipped w where w.user_id = u.id and w.item_id = i.id) end as equipped,
      case when not ${ownedBy(userId)} then i.unlock_hint end as unlock_hint
    from item i join app_user u on u.id = ${userId}
    where (i.active or ${ownedBy(userId)}) and (${where})
    order by array_position(${CATEGORIES}::text[], i.category), i.ordinal, i.name collate "C", i.id
    limit ${MOST}`.execute(q);
  return rows;
}
