import type { MarketKind, PrediScoring } from '@arma11/core/contract';
import { kindsOfScoring, readyScorings, scoresGuesses } from '@arma11/core/domain';
import { CommandError } from '../definition/command';

const USUAL_KINDS: readonly MarketKind[] = ['1x2', 'goles', 'ambos'];

/** A room's own table; none where it is ours, in which each answer has its own points (rules R17.1). */
export const ownScoring = (scoring: PrediScoring | undefined): PrediScoring | undefined =>
  scoring === readyScorings.arma11 ? undefined : scoring;

/** What a room asks: as said, else what its table scores. A table that scores the score needs the question for it. */
export function askedKinds({
  kinds,
  scoring,
}: {
  kinds?: MarketKind[] | undefined;
  scoring?: PrediScoring | undefined;
}): MarketKind[] {
  const own = ownScoring(scoring);
  if (!kinds) return own ? kindsOfScoring(own) : [...USUAL_KINDS];
  const known = own ? kindsOfScoring(own) : kinds;
  const unknown = kinds.find((kind) => !known.includes(kind));
  if (unknown) throw new CommandError(`--scoring says nothing about ${unknown}: add it to the table, or leave it out.`);
  if (own && scoresGuesses(own) && !kinds.includes('marcador'))
    throw new CommandError('--scoring pays for the score of a match: add marcador to --kinds, or leave --kinds out.');
  return [...new Set(kinds)];
}
