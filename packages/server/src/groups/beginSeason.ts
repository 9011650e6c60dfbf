import type { GroupSeason } from '@arma11/core/back-office';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { Refusal } from '../platform/refusal';
import { lockOwnGroup } from './heldGroup';

/** What the contract takes as the number of one. */
const MOST_SEASONS = 1000;

/** Ends the season of a group and begins the next, with an empty table; its leader may (rules R23.4). */
export async function beginSeason(tx: Tx, asked: { groupId: number; userId: number }): Promise<GroupSeason> {
  const { id, season } = await lockOwnGroup(tx, asked);
  if (season >= MOST_SEASONS) {
    throw new Refusal(409, 'LIMITE_ALCANZADO', 'Este grupo ya jugó 1000 temporadas, que es lo máximo. Sigue en esta.');
  }
  await sql`update group_season set ended_at = app_now() where group_id = ${id} and ended_at is null`.execute(tx);
  const begun = await tx
    .insertInto('group_season')
    .values({ group_id: id, season: season + 1 })
    .returning(['season', 'started_at', 'ended_at'])
    .executeTakeFirstOrThrow();
  return { ...begun, champions: [] };
}
