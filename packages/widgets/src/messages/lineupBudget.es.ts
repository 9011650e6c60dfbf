import type { LineupMessages } from './lineup.es';

/** What the lineup editor says in rooms with a budget; 'M' are millions of the game, no money (rules R4.8). */
export const lineupBudgetEs = {
  budgetLeft: (millions: number) => `Te quedan ${millions} M`,
  budgetOver: (millions: number) => `Te pasas del presupuesto por ${millions} M`,
  budgetFor: (millions: number) => `Tienes ${millions} M para este puesto`,
  tooDear: (price: number, millions: number) => `Vale ${price} M y tienes ${millions} M`,
};

/** The words of rooms with a budget, for who has those of the first view, a partner's own and another language among them. */
export const budgetWordsOf = (t: LineupMessages): typeof lineupBudgetEs => ({ ...lineupBudgetEs, ...t });
