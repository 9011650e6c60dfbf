import type { trialEs } from '../trial.es';

/** Answering a prediction room before there is an account, and what becomes of it then. */
export const trial: typeof trialEs = {
  tryIt: 'Try without an account',
  change: 'Change my predictions',
  tryNamed: (name) => `Try without an account: ${name}`,
  waitingOutside: (answered) =>
    answered === 1 ? 'Your prediction awaits you' : `Your ${answered} predictions await you`,
  lead: 'Put your scores. They stay on your phone until the room closes, and with your account we save them in the room.',
  home: 'Home',
  matches: 'Your scores',
  versus: (local, visit) => `${local} against ${visit}`,
  goalsOf: (team) => `Goals of ${team}`,
  missing: (team) => `The goals of ${team} are missing.`,
  countOf: (answered, matches) => `${answered} of ${matches}`,
  save: 'Save them with your account',
  none: 'Put one score at least.',
  unkept: 'Your browser keeps nothing on this phone: create your account before you answer.',
  notHere: 'This room cannot be tried without an account. Choose another one at the home.',
  shut: 'This room takes no answers any more. Choose another one at the home.',
  saved: (answered) => (answered === 1 ? 'We saved your prediction.' : `We saved your ${answered} predictions.`),
  had: 'You had answers in this room already: they stay as they were.',
  waiting: (answered) =>
    answered === 1
      ? 'Your prediction is still on your phone. Enter the room and we save it.'
      : `Your ${answered} predictions are still on your phone. Enter the room and we save them.`,
  full: (answered) =>
    `The room is full. We leave ${answered === 1 ? '1 prediction' : `${answered} predictions`} on your phone until it closes, in case somebody leaves: meanwhile, choose another one.`,
  cancelled: 'The room was called off and what you answered does not count. Choose another one.',
  late: 'The room closed before you entered and what you answered does not count. Choose another one.',
  others: 'See other rooms',
};
