import { loadOnce } from '../../headless/loadOnce';

/** What a team may cost: loaded in rooms with a budget alone. */
export const loadBudget = loadOnce(() => import('./teamBudget'));
