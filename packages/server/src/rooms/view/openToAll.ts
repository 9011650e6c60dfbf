import { sql } from 'kysely';
import { isEvent, isPublic } from '@arma11/core/domain';
import type { Where } from '../../platform/db/fragments';
import type { RoomRow } from '../../platform/db/schema';

/** Whether everybody may see and enter a prediction room: a public one, or one of an event that asks for no code (rules R3.7). */
export const isOpenToAll = (room: Pick<RoomRow, 'tipo' | 'cod_access' | 'code_only'>): boolean =>
  isPublic(room) || (isEvent(room) && room.cod_access === null && !room.code_only);

/** The same of a room `r`. */
export const openToAll: Where = sql<boolean>`(r.tipo in ('1','3')
  and (r.tipo = '1' or (r.cod_access is null and not r.code_only)))`;
