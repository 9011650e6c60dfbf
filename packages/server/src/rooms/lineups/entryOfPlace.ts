import type { Queryable } from '../../platform/db/database';
import { parseLineupEntryId } from '../view/lineupEntryId';

/** The entry whose lineup has this place. */
export async function entryOfPlace(q: Queryable, lineupEntryId: number): Promise<number> {
  const { lineupId } = parseLineupEntryId(lineupEntryId);
  const lineup = await q.selectFrom('lineup').select('entry_id').where('id', '=', lineupId).executeTakeFirstOrThrow();
  return lineup.entry_id;
}
