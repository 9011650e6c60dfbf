import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { coachLeague } from '../feeds/coachLeague';
import { refreshPlayerStats } from '../scoring/refreshPlayerStats';
import { lockMatch, MATCH_STATE, type LockedMatch, type MatchState } from '../matches/matchState';
import { keepIncidents } from '../incidents/openIncidents';
import { rescheduleRooms } from '../incidents/rescheduleRooms';

/** Who changes a match by hand, and why (rules R6.7: the reason is mandatory). */
export interface Signed {
  actor: string;
  reason: string;
}

/** A match before and after a change by hand. */
export interface MatchChange {
  before: MatchState;
  after: MatchState;
}

const sameResult = (a: MatchState, b: MatchState) =>
  (
    [
      'estado',
      'goals_local',
      'goals_visit',
      'first_goal',
      'first_goal_minute',
      'awarded',
      'knockout',
      'advances',
    ] as const
  ).every((key) => a[key] === b[key]);

/**
 * Changes a match by hand, as one version with its reason, and brings everything that follows from it up to date: the
 * coaches' points, the season figures, the rooms' dates, the incidents; its rooms are scored again with the next pass.
 * Rooms that are paid keep what they were paid on (rules R15.3).
 */
export async function changeMatch(
  tx: Tx,
  matchId: number,
  change: (match: LockedMatch) => Partial<MatchState>,
  { actor, reason }: Signed,
): Promise<MatchChange> {
  const match = await lockMatch(tx, matchId);
  const before = stateOf(match);
  const wanted = { ...before, ...change(match) };
  const after = stateOf(await write(tx, matchId, wanted));
  const version = { match_id: matchId, actor, reason, before: JSON.stringify(before), after: JSON.stringify(after) };
  await tx.insertInto('match_version').values(version).execute();
  if (!sameResult(before, after)) {
    await coachLeague(tx, match.league_id, [matchId]);
    await refreshPlayerStats(tx, match.league_id, [match.local_team, match.visit_team]);
  }
  await rescheduleRooms(tx, [matchId]);
  await keepIncidents(tx);
  return { before, after };
}

const stateOf = ({
  id: _id,
  league_id: _league,
  local_team: _local,
  visit_team: _visit,
  ...state
}: LockedMatch): MatchState => state;

// Without a known final whistle a match ended when it usually would have, and never later than now.
const write = (tx: Tx, matchId: number, { final_at, ...state }: MatchState): Promise<LockedMatch> =>
  tx
    .updateTable('match')
    .set({
      ...state,
      updated_at: sql`app_now()`,
      final_at: sql`case when ${state.estado}::text = 'finalizado'
        then coalesce(${final_at}::timestamptz, least(${state.kick_off}::timestamptz + interval '115 minutes', app_now())) end`,
    })
    .where('id', '=', matchId)
    .returning(MATCH_STATE)
    .executeTakeFirstOrThrow();
