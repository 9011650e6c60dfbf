import { isCasual, isEvent, isLegends } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import { CommandError } from '../definition/command';
import { seatsOf, type Terms } from './roomArguments';

/** Throws on terms that no room may have, with a sentence (rules R2.3, R3.5, R10.1, R10.2). */
export async function checkTerms(
  q: Queryable,
  terms: Terms & { kind: 'compe' | 'predi' },
  leagueId: number,
): Promise<void> {
  const problem = problemOf(terms) ?? (await eventProblem(q, terms, leagueId));
  if (problem) throw new CommandError(problem);
}

/** What is wrong with seats and pot, whatever the game (rules R2.3); null where nothing is. */
export function potProblem({
  mode,
  pot,
  min,
  seats,
}: Pick<Terms, 'mode' | 'pot' | 'min'> & { seats: number }): string | null {
  if (mode === 'garantizado' && pot === undefined) return 'A garantizado room promises a pot: give it with --pot.';
  if (mode !== 'garantizado' && pot !== undefined)
    return 'Only a garantizado room promises a pot: add --mode garantizado.';
  if (min > seats) return `It cannot need ${min} players with ${seats} seats.`;
  return null;
}

function problemOf(terms: Terms & { kind: string }): string | null {
  const { kind, fee } = terms;
  if (kind === 'predi' && (isCasual(terms) || isLegends(terms)))
    return 'A prediction room is public or an event: --tipo 1 or 3.';
  if (isCasual(terms) && (seatsOf(terms) > 10 || fee > 50))
    return 'A casual room has at most 10 seats and costs at most 50 coins.';
  if (terms.budget && (kind === 'predi' || isCasual(terms))) return 'Only a room of elevens has a budget.';
  return potProblem({ ...terms, seats: seatsOf(terms) });
}

async function eventProblem(q: Queryable, { tipo, event }: Terms, leagueId: number): Promise<string | null> {
  if (isEvent({ tipo }) && event === undefined)
    return 'An event room belongs to an event: give it with --event. See: event list.';
  if (event === undefined) return null;
  const row = await q.selectFrom('event').select('league_id').where('id', '=', event).executeTakeFirst();
  if (!row) return `There is no event ${event}. List them with: event list.`;
  return row.league_id === leagueId ? null : `Event ${event} is of another league.`;
}
