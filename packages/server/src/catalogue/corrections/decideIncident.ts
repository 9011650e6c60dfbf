import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Decision, IncidentKind } from '../../platform/db/tables/incidentTables';
import { Refusal } from '../../platform/refusal';
import { checkData } from '../incidents/checkData';
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
  const { goals_local: local, goals_visit: visit, first_goal: first, first_goal_minute: minute, awarded } = match;
  return manualResult({ local, visit, first: first ?? undefined, minute: minute ?? undefined, awarded });
};

// A match that was stopped or not played has another result only by a decision at a desk, unless its first goal is named.
const NOT_PLAYED: ReadonlySet<IncidentKind> = new Set(['aplazado', 'suspendido', 'abandonado']);
const awardedBy = ({ kind }: FoundIncident, { first, minute, awarded }: Result) =>
  awarded || (NOT_PLAYED.has(kind) && first === undefined && minute === undefined);

/** What each decision makes of a match: its result stands, nobody gets anything from it, or this is its result. */
function outcomeOf(
  decision: Decision,
  result: Result | undefined,
  found: FoundIncident,
): (match: LockedMatch) => Partial<MatchState> {
  if (decision === 'mantener') return found.kind === 'cancelado' ? () => ({ held: true }) : standing;
  if (decision === 'anular') return () => ({ estado: 'anulado', minute: null, official: false, held: true });
  if (!result) throw new Refusal(400, 'DATOS_INVALIDOS', 'The decision "resultado" needs --local and --visit.');
  return () => manualResult({ ...result, awarded: awardedBy(found, result) });
}

interface FoundIncident {
  match_id: number;
  kind: IncidentKind;
  fact: string;
}

async function openIncident(tx: Tx, id: number): Promise<FoundIncident> {
  const { rows } = await sql<
    Omit<FoundIncident, 'match_id'> & { match_id: number | null; room_id: number | null; estado: string }
  >`select match_id, room_id, kind, fact, estado from incident where id = ${id}`.execute(tx);
  const found = rows[0];
  if (!found) throw new Refusal(404, 'NO_EXISTE', `There is no incident ${id}. List them with: incident list --all.`);
  if (found.estado === 'decidida') throw new Refusal(409, 'REGLA', `Incident ${id} is decided already.`);
  const { match_id, room_id, kind, fact } = found;
  if (match_id !== null) return { match_id, kind, fact };
  throw new Refusal(
    409,
    'REGLA',
    `Incident ${id} goes by itself when room ${room_id} is paid. Read what the room waits for with: settle --room ${room_id}.`,
  );
}

/** Lets statistics count as they are: what they lack stands until they change (rules R15.1). */
async function acceptGaps(tx: Tx, matchId: number): Promise<void> {
  await checkData(tx);
  const { gaps } = await tx
    .selectFrom('match_check')
    .select('gaps')
    .where('match_id', '=', matchId)
    .executeTakeFirstOrThrow();
  if (gaps.some(({ gap }) => gap === 'range')) {
    throw new Refusal(
      409,
      'REGLA',
      'These statistics hold a value that cannot be: correct it with match stats, or by importing them again.',
    );
  }
  await sql`update match_check set accepted = gaps where match_id = ${matchId}`.execute(tx);
}

/**
 * Decides an open incident (rules R6.6). The decision is about the match, in all its rooms; from then on feeds change
 * neither its state nor its result. All its open incidents are decided with it. Only where statistics are let stand as they
 * are (`mantener` of a `datos_incompletos` about them) is nothing of the result decided.
 */
export async function decideIncident(
  tx: Tx,
  { incident, decision, result }: { incident: number; decision: Decision; result?: Result },
  signed: Signed & { actorId: number | null },
): Promise<DecidedIncident & MatchChange> {
  const found = await openIncident(tx, incident);
  await sql`
    update incident set estado = 'decidida', decision = ${decision}, reason = ${signed.reason}, decided_at = app_now(),
      decided_by = ${signed.actor}, decided_by_id = ${signed.actorId}
    where match_id = ${found.match_id} and estado = 'abierta'`.execute(tx);
  const accepts = found.kind === 'datos_incompletos' && found.fact === 'estadisticas' && decision === 'mantener';
  if (accepts) await acceptGaps(tx, found.match_id);
  const change = await changeMatch(
    tx,
    found.match_id,
    accepts ? () => ({}) : outcomeOf(decision, result, found),
    signed,
  );
  return { incident, match: found.match_id, kind: found.kind, decision, ...change };
}
