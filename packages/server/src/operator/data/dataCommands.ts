import { backup } from './backup';
import { restore } from './restore';

/** The operator's commands about the data as a whole. */
export const dataCommands = [backup, restore];
