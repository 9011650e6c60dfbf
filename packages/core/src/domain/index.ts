// Scoring as data (rules.md §2.5).
export { arma11Profile, type Arma11Options } from './scoring/arma11Profile';
export { fplProfile } from './scoring/fplProfile';
export { NO_STATS, type CoachStats, type ManagerStats, type PlayerMatchStats } from './scoring/playerMatchStats';
export { scorePlayer, type PlayerScore } from './scoring/scorePlayer';
export { scoringProfileFor, type ScoringCode } from './scoring/scoringProfileFor';
export type {
  ByPosition,
  CoachEvent,
  CoachRule,
  CoachTable,
  PerEventRule,
  ScoringProfile,
  StepRule,
} from './scoring/scoringProfile';
