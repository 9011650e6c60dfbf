// Lineups.
export {
  formationLabel,
  formationLines,
  formationRows,
  isAnyFormation,
  isFormation,
  playableFormations,
  slotsOf,
  type FormationLines,
  type FormationRow,
  type Slot,
} from './formation';
export { groupKeyOf, groupKeys, positionCode, positionName, positions } from './position';
export { stoppageOf, type Stoppage } from './stoppage';
export { shirtFact, teamProgress, type ShirtFact, type TeamProgress } from './shirtFact';
export { conditionMark, conditionName, isUnavailable } from './condition';
export { flattenLineup, groupLineup, isClosed, type Grouped } from './lineup';
export {
  canReplace,
  isRepeated,
  replacementProblem,
  type Candidate,
  type HeldSlot,
  type Replacement,
  type ReplacementProblem,
} from './replacement';
export { autofill, UnfilledPositionError, type AutofillOptions, type PoolPlayer } from './autofill';
export { ROOM_BUDGET, costOf, overBudget, priceOf, type Priced } from './budget';
export { OverBudgetError, budgetAutofill, type BudgetAutofillOptions } from './budgetAutofill';
export { cheapestLineup } from './cheapestLineup';
export { LEAST_PRICE, MOST_PRICE, PRICE_BASE, PRICE_PER_POINT, playerPrice } from './playerPrice';
export type { PricedPlayer } from './pricedPlayer';
export { changeFormation, type ChangedFormation, type FormationChange } from './changeFormation';
export { lastPointsRing, pointsBand, type LastPointsRing, type PointsBand } from './points';
export { hasJoined } from './hasJoined';
export { isOpen } from './isOpen';
export { isCasual, isEvent, isLegends, isPrivate, isPublic } from './roomKind';

// Money.
export { maxCommissionBps, potOf, type Pot, type PotSource } from './pot';
export {
  awardTableProblem,
  awardsFor,
  defaultAwardTable,
  paidPlaces,
  settlementAwards,
  type AwardShare,
  type AwardSource,
} from './awards';
export { placeLabel } from './placeLabel';
export { nobodyScored, payPlaces, sharedPrize, type RankedEntry } from './prizes';
export { CURRENCIES } from './currencies';
export { displayAmount, displayFee, displaySaldo, displaySoles, pulses, solesNumber, type Money } from './saldo';

// Rankings.
export { competitionRanking, rankingMovement, type Comparator, type RankedRow } from './ranking';
export { rankCompe, type CompeScore } from './rankCompe';
export { rankPredi, type PrediScore } from './rankPredi';
export {
  clutchDistance,
  clutchResult,
  closerClutch,
  type ClutchDistance,
  type ClutchGuess,
  type ClutchResult,
} from './clutch';
export { rangoLevels, rangoOf, rangoXp, roomXp, type RangoLevel, type RangoProgress } from './rango';

// Groups of friends.
export { groupTable, groupWinners, type GroupPlace, type GroupRoomPoints } from './groupTable';
export { groupPasses, type GroupPass } from './groupPasses';
export { groupRecords, type GroupBest } from './groupRecords';
export { groupRivals, type GroupRivalry } from './groupRivals';

// Football.
export { leagueTable, type TableRow } from './leagueTable';
export { outcomeFor, teamForm, type EndedMatch } from './teamForm';
export { matchDifficulty } from './matchDifficulty';

// Predictions and quests.
export { answeredPercent, answersDiffer, pointsInPlay, type ChosenAnswer } from './answers';
export {
  advanceMarket,
  marketCatalogue,
  marketKinds,
  mostGoals,
  scorerMarket,
  type MarketTemplate,
} from './marketCatalogue';
export {
  longTermOther,
  longTermCode,
  longTermKinds,
  longTermQuestion,
  longTermRight,
  type LongTermTemplate,
} from './longTermQuestions';
export { priceOfScore, scoreOfUnmade, unmadeScore } from './unmadeScore';
export { parseScoring, ScoringTextError } from './parseScoring';
export {
  kindsOfScoring,
  pricedByScoring,
  readyScorings,
  scoreOfCode,
  scorePrediction,
  scoresGuesses,
  type MatchScore,
} from './prediScoring';
export { ptsFromProbability } from './ptsFromProbability';
export { questPercent, questSegments, type QuestSegment } from './quest';
export { percentOf } from './percent';

// Time.
export { formatDay, formatKickoff, formatShortDay } from './dates';
export {
  dayStart,
  footballDayStart,
  formatTime,
  kickoffHour,
  limaDay,
  limaZone,
  momentOf,
  wallClock,
  weekStart,
  type Moment,
  type WallClock,
} from './zonedTime';
export { quietUntil, type QuietHours } from './quietHours';
export { countdown, type Countdown, type CountdownWords } from './countdown';

// Accounts.
export {
  loginRefused,
  validateLogin,
  validateProfile,
  type LoginForm,
  type ProfileForm,
  type ProfileProblems,
} from './profile';
export { isUsernameAllowed, normaliseUsername, usernameKey } from './username';
export { localPhone, storedPhone } from './phone';
export { safeReturnPath } from './safeReturnPath';
export { embedCode } from './embedCode';
export {
  accessCodeAlphabet,
  accessCodeLength,
  formatAccessCode,
  generateAccessCode,
  normaliseAccessCode,
} from './accessCode';

// Scoring as data (rules R5).
export { arma11Profile, type Arma11Options } from './scoring/arma11Profile';
export { fplProfile } from './scoring/fplProfile';
export { NO_STATS, type CoachStats, type ManagerStats, type PlayerMatchStats } from './scoring/playerMatchStats';
export { scorePlayer, type PlayerScore } from './scoring/scorePlayer';
export { scoringProfileFor, type ScoringCode } from './scoring/scoringProfileFor';
export { STAT_RANGES, type StatColumn } from './scoring/statRanges';
export {
  certificateProblems,
  sealCertificate,
  type CertificateContent,
  type CertificateProblem,
  type Sha256,
} from './certificate';
export { commitmentProblems, pathPlaces, rootOf, type PathStep } from './merkle';
export { dataGaps, type DataGap, type FinishedMatch, type MatchSide, type PlayedRow } from './dataGaps';
export type {
  ByPosition,
  CoachEvent,
  CoachRule,
  CoachTable,
  PerEventRule,
  ScoringProfile,
  StepRule,
} from './scoring/scoringProfile';
