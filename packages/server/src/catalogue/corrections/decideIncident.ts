import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Decision, IncidentKind } from '../../platform/db/tables/incidentTables';
import { Refusal } from '../../platform/refusal';
import { changeMatch, type MatchChange, type Signed } from './changeMatch';
import { manualResult, type Result } from './manualResult';
import type { LockedMatch, MatchState } from '../matches/matchState';

export interface DecidedIncident {
  incident: number;
  match: number;
  kind: IncidentKind;
  decision: Decision;
}

const standing = (match: LockedMatch): Partial<MatchState> => {
  if (match.goals_local === null || match.goals_visit === null) {
    throw new Refusal(
      409,
      'REGLA',
      'This match has no result that could stand; it is waited for anyway. Decide "anular" or "resultado", or let the rules decide.',
    );
  }
  const { goals_local: local, goals_visit: visit, first_goal: first, first_goal_minute: minute } = match;
  return manualResult({ local, visit, first: first ?? undefined, minute: minute ?? undefined });
};

/** What each decision makes of a match: its result stands, nobody gets anything from it, or this is its result. */
function outcomeOf(decision: Decision, result: Result | undefined): (match: LockedMatch) => Partial<MatchState> {
  if (decision === 'mantener') return standing;
  if (decision === 'anular') return () => ({ estado: 'anulado', minute: null, official: false, held: true });
  if (!result) throw new Refusal(400, 'DATOS_INVALIDOS', 'The decision "resultado" needs --local and --visit.');
  return () => manualResult(result);
}

/**
 * Decides an open incident (rules R6.6). The decision is about the match, in all its rooms; from then on feeds change
 * neither its state nor its result. All its open incidents are decided with it.
 */
export async function decideIncident(
  tx: Tx,
  { incident, decision, result }: { incident: number; decision: Decision; result?: Result },
  signed: Signed & { actorId: number | null },
): Promise<DecidedIncident & MatchChange> {
  const { rows } = await sql<{ match_id: number; kind: IncidentKind; estado: string }>`
    select match_id, kind, estado from incident where id = ${incident}`.execute(tx);
  const found = rows[0];
  if (!found)
    throw new Refusal(404, 'NO_EXISTE', `There is no incident ${incident}. List them with: incident list --all.`);
  if (found.estado === 'decidida') throw new Refusal(409, 'REGLA', `Incident ${incident} is decided already.`);
  await sql`
    update incident set estado = 'decidida', decision = ${decision}, reason = ${signed.reason}, decided_at = app_now(),
      decided_by = ${signed.actor}, decided_by_id = ${signed.actorId}
    where match_id = ${found.match_id} and estado = 'abierta'`.execute(tx);
  const change = await changeMatch(tx, found.match_id, outcomeOf(decision, result), signed);
  return { incident, match: found.match_id, kind: found.kind, decision, ...change };
}
