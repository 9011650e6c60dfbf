// The rules and formats that partners' own pages use, of all that `@arma11/core/domain` has for us.
export {
  formationLabel,
  formationLines,
  isFormation,
  playableFormations,
  slotsOf,
  type FormationLines,
  type Slot,
} from './formation';
export { positionCode, positionName, positions } from './position';
export { conditionName, isUnavailable } from './condition';
export {
  replacementProblem,
  type Candidate,
  type HeldSlot,
  type Replacement,
  type ReplacementProblem,
} from './replacement';
export { hasJoined } from './hasJoined';
export { isOpen } from './isOpen';
export { potOf, type Pot, type PotSource } from './pot';
export { awardsFor, defaultAwardTable, type AwardShare, type AwardSource } from './awards';
export { placeLabel } from './placeLabel';
export { displaySaldo, displaySoles, type Money } from './saldo';
export { pointsInPlay, type ChosenAnswer } from './answers';
export { formatDay, formatKickoff, formatShortDay } from './dates';
export { formatTime, limaDay, limaZone, type Moment } from './zonedTime';
export { countdown, type Countdown, type CountdownWords } from './countdown';
export { certificateProblems, type CertificateContent, type CertificateProblem, type Sha256 } from './certificate';
export { commitmentProblems, type PathStep } from './merkle';
