import { arma11Profile } from './arma11Profile';
import { fplProfile } from './fplProfile';
import type { ScoringProfile } from './scoringProfile';

/** The tables that a league may be scored by. */
export type ScoringCode = 'arma11' | 'fpl';

/** The scoring table of a league: ours, or the official one of its season. */
export const scoringProfileFor = (scoring: ScoringCode, season: string): ScoringProfile =>
  scoring === 'fpl' ? fplProfile(season) : arma11Profile();
