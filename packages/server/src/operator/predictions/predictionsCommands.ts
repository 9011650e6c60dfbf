import { marketProbability } from './marketProbability';
import { prediClutch } from './prediClutch';
import { prediCreate } from './prediCreate';

/** What the desk does for prediction rooms. */
export const predictionsCommands = [prediCreate, prediClutch, marketProbability];
