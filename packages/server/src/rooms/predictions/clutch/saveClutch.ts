import { sql } from 'kysely';
import type { ClutchGuess } from '@arma11/core/contract';
import { appNow } from '../../../platform/db/clock';
import type { Tx } from '../../../platform/db/database';
import { lockOfMatch } from '../../../catalogue/matches/matchView';
import { Refusal } from '../../../platform/refusal';
import { clutchMatchId } from '../../scoring/clutchMatch';
import { lockOwnEntry } from '../lockOwnEntry';
import { lockMatches } from '../lockMatches';

/**
 * Saves a guess of a room's clutch match, or takes it back when nothing is answered. It locks with that match, under the
 * same guard as the answers (rules R9.2). The first guess names the match for good: guesses of a match that has
 * been moved in the calendar would be worth nothing.
 */
export async function saveClutch(tx: Tx, userId: number, predi: number, guess: ClutchGuess) {
  const entry = await lockOwnEntry(tx, userId, predi);
  const match = await clutchOf(tx, predi);
  const open = await lockMatches(tx, predi, [match.id]);
  if (!open.has(match.id)) throw new Refusal(409, 'CERRADO', 'El partido del desempate ya cerró.');
  const answered = guess.goals_local !== null || guess.minute !== null;
  if (answered) await writeGuess(tx, { entryId: entry.id, matchId: match.id, guess });
  else {
    await tx.deleteFrom('clutch_answer').where('entry_id', '=', entry.id).where('match_id', '=', match.id).execute();
  }
  await tx
    .updateTable('room')
    .set({ clutch_match_id: match.id })
    .where('id', '=', predi)
    .where('clutch_match_id', 'is', null)
    .execute();
  const my_answer = answered ? guess : null;
  return {
    status: 'ok' as const,
    predi,
    match: match.id,
    my_answer,
    saved_at: await appNow(tx),
    lock_at: match.lock_at,
  };
}

async function clutchOf(tx: Tx, predi: number): Promise<{ id: number; lock_at: string }> {
  const { rows } = await sql<{ id: number; lock_at: string }>`
    select m.id, ${lockOfMatch(sql`r.lock_lead_min`)} as lock_at
    from room r join match_now m on m.id = ${clutchMatchId} where r.id = ${predi}`.execute(tx);
  if (!rows[0]) throw new Refusal(409, 'CERRADO', 'Ningún partido de esta sala cuenta ya para el desempate.');
  return rows[0];
}

async function writeGuess(
  tx: Tx,
  { entryId, matchId, guess }: { entryId: number; matchId: number; guess: ClutchGuess },
): Promise<void> {
  await sql`
    insert into clutch_answer as old (entry_id, match_id, goals_local, goals_visit, minute, saved_at)
    values (${entryId}, ${matchId}, ${guess.goals_local}, ${guess.goals_visit}, ${guess.minute}, app_now())
    on conflict (entry_id, match_id) do update set goals_local = excluded.goals_local,
      goals_visit = excluded.goals_visit, minute = excluded.minute, saved_at = excluded.saved_at
    where (old.goals_local, old.goals_visit, old.minute)
      is distinct from (excluded.goals_local, excluded.goals_visit, excluded.minute)`.execute(tx);
}
