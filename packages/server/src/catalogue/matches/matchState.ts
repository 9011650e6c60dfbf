import { sql } from 'kysely';
import type { MatchEstado } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** Every state of a match, as a file or an operator writes it. */
export const MATCH_ESTADOS = [
  'programado',
  'en_vivo',
  'descanso',
  'finalizado',
  'aplazado',
  'suspendido',
  'cancelado',
  'anulado',
] as const satisfies readonly MatchEstado[];

/** What can change about a match, by hand or by a feed: what a version keeps. */
export interface MatchState {
  kick_off: string | null;
  confirmed_time: boolean;
  estado: MatchEstado;
  minute: number | null;
  goals_local: number | null;
  goals_visit: number | null;
  first_goal: 'local' | 'visit' | 'none' | null;
  first_goal_minute: number | null;
  official: boolean;
  /** The result was given at a desk, and not played (rules R15.6). */
  awarded: boolean;
  /** Somebody goes through by it, alone or with an earlier one (rules R17.5). */
  knockout: 'unico' | 'vuelta' | null;
  /** Who, where a source or an operator told it. */
  advances: 'local' | 'visit' | null;
  final_at: string | null;
  started_at: string | null;
  held: boolean;
  /** Its state was said by hand, and no feed has told it since. */
  said: boolean;
  /** Its kick-off was set by hand: feeds do not change it. */
  kick_off_held: boolean;
}

export interface LockedMatch extends MatchState {
  id: number;
  league_id: number;
  local_team: number;
  visit_team: number;
}

/** The columns of a held match. */
export const MATCH_STATE = [
  'id',
  'league_id',
  'local_team',
  'visit_team',
  'kick_off',
  'confirmed_time',
  'estado',
  'minute',
  'goals_local',
  'goals_visit',
  'first_goal',
  'first_goal_minute',
  'official',
  'awarded',
  'knockout',
  'advances',
  'final_at',
  'started_at',
  'held',
  'said',
  'kick_off_held',
] as const;

/** Takes a match for a change. Its league's row is held first, so that no import runs at the same time. */
export async function lockMatch(tx: Tx, matchId: number): Promise<LockedMatch> {
  await sql`select from league where id = (select league_id from match where id = ${matchId}) for no key update`.execute(
    tx,
  );
  const match = await tx
    .selectFrom('match')
    .select(MATCH_STATE)
    .where('id', '=', matchId)
    .forUpdate()
    .executeTakeFirst();
  if (!match)
    throw new Refusal(404, 'NO_EXISTE', `There is no match ${matchId}. List them with: match list --league <unique>.`);
  return match;
}
