import type { LockedMatch, MatchState } from '../matches/matchState';
import { Refusal } from '../../platform/refusal';

/** A finished match with its result confirmed by an operator (rules R15.1). Sources may still change it. */
export function confirmedResult({ id, estado, goals_local, goals_visit }: LockedMatch): Partial<MatchState> {
  if (estado === 'finalizado' && goals_local !== null && goals_visit !== null) return { official: true };
  throw new Refusal(
    409,
    'REGLA',
    `Match ${id} is ${estado} and has no final result to confirm. Give it with: match result.`,
  );
}
