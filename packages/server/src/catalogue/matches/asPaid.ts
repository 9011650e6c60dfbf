import { sql } from 'kysely';
import type { Match } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { DatedMatch } from './matchView';

/** A match as a room was paid on it, and what it has become since (rules R15.3). */
export interface PaidMatch extends DatedMatch {
  /** Null while the result is still that of the payment. */
  corrected_result: Match['corrected_result'] | null;
}

interface Kept {
  match_id: number;
  goals_local: number | null;
  goals_visit: number | null;
  first_goal: DatedMatch['first_goal'];
  first_goal_minute: number | null;
  awarded: boolean;
}

/** The matches of a room as they count there: once the room is paid, as they stood then, whatever was corrected since. */
export async function asPaid(q: Queryable, roomId: number, matches: readonly DatedMatch[]): Promise<PaidMatch[]> {
  const { rows } = await sql<Kept>`
    select rm.match_id, c.goals_local, c.goals_visit, c.first_goal, c.first_goal_minute, c.awarded
    from room_match rm join match_record c on c.match_id = rm.match_id and c.changes = rm.paid_changes
    where rm.room_id = ${roomId}`.execute(q);
  const kept = new Map(rows.map((row) => [row.match_id, row]));
  return matches.map((match) => {
    const record = kept.get(match.id);
    if (!record) return { ...match, corrected_result: null };
    const { match_id: _id, ...result } = record;
    const { estado, goals_local, goals_visit } = match;
    const same = estado === 'finalizado' && goals_local === record.goals_local && goals_visit === record.goals_visit;
    const then = { ...match, ...result, estado: 'finalizado' as const, minute: null, official: true };
    return { ...then, corrected_result: same ? null : { estado, goals_local, goals_visit } };
  });
}
