import { sql } from 'kysely';
import type { Columns } from '../../platform/db/fragments';

/** What leads to the room `r` of the seat `e`, with its name: a casual room's page carries the entry (product §2), every other room's its own id. */
export const namedRoom: Columns = sql`case when r.tipo = '4' then 'casual' else r.kind end as kind,
  case when r.tipo = '4' then e.id else r.id end as id, r.name`;
