import type { lineupTrialEs } from '../lineupTrial.es';

const named = (names: readonly string[]) => names.join(', ');

/** Making an eleven before there is an account, and what becomes of it then. */
export const lineupTrial: typeof lineupTrialEs = {
  change: 'Change my eleven',
  waitingOutside: 'Your eleven awaits you',
  lead: 'Make your eleven. It stays on your phone until the room closes; to play with it, create your account and enter the room.',
  team: 'Your eleven',
  enter: 'Register and enter with this eleven',
  unkept: 'Your browser keeps nothing on this phone: create your account before you make your eleven.',
  notHere: 'This room cannot be tried without an account. Choose another one at the home.',
  shut: 'This room takes no teams any more. Choose another one at the home.',
  noPlayers: 'The clubs of this matchday do not have enough players yet. Come back later or choose another room.',
  refused: 'That change is not allowed in this room. Choose somebody else.',
  replaced: (gone, came) =>
    gone.length === 1
      ? `${gone[0]} no longer plays this matchday: ${named(came)} came in.`
      : `${named(gone)} no longer play this matchday: ${named(came)} came in.`,
  saved: 'Your eleven is in the room now.',
  had: 'You had an eleven of yours in this room already: it stays as it was.',
  unsent: 'We could not save your eleven: it is still on your phone. Open the room again to try once more.',
  unfilled:
    'Your eleven misses players who no longer play this matchday. It is still on your phone; play with the one that you were drawn.',
  waiting: 'Your eleven is still on your phone. Enter the room and we save it.',
  full: 'The room is full. Your eleven stays on your phone until it closes, in case somebody leaves: meanwhile, choose another one.',
  cancelled: 'The room was called off and your eleven does not count. Choose another one.',
  late: 'The room closed before you entered and the eleven on your phone does not count.',
};
