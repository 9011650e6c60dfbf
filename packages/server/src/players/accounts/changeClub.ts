import { formatDay } from '@arma11/core/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { invalid } from '../../platform/invalid';
import { countStanding } from '../quests/countStep';
import { Refusal } from '../../platform/refusal';

/** A player changes clubs once in so many days (rules R11.5). */
const DAYS = 30;

interface Row {
  club_id: number | null;
  until: string | null;
}

/** Makes a player a supporter of a club; the club they have already is no change. */
export async function changeClub(tx: Tx, userId: number, clubId: number): Promise<void> {
  const { rows } = await sql<Row>`
    select club_id, case when club_changed_at > app_now() - make_interval(days => ${DAYS})
      then club_changed_at + make_interval(days => ${DAYS}) end as until
    from app_user where id = ${userId} for no key update`.execute(tx);
  const { club_id, until } = rows[0]!;
  if (club_id === clubId) return;
  const team = await tx.selectFrom('team').select('id').where('id', '=', clubId).executeTakeFirst();
  if (!team) throw invalid({ club: 'No encontramos ese club.' }, 'No encontramos ese club.');
  if (club_id !== null && until !== null) {
    const sentence = `Puedes cambiar de club una vez cada ${DAYS} días. Podrás desde el ${formatDay(until)}.`;
    throw new Refusal(409, 'LIMITE_ALCANZADO', sentence, { until });
  }
  await sql`update app_user set club_id = ${clubId}, club_changed_at = app_now() where id = ${userId}`.execute(tx);
  await countStanding(tx, userId);
}
