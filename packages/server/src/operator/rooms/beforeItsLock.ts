import { PastLock } from '../../rooms/offers/PastLock';
import { CommandError } from '../definition/command';

/** The room that is made, or in an operator's words why it would have locked already. */
export const beforeItsLock = (making: Promise<number>, cure: string): Promise<number> =>
  making.catch((error: unknown) => {
    if (!(error instanceof PastLock)) throw error;
    throw new CommandError(`The room would have locked at ${error.lockAt} already. ${cure}`);
  });
