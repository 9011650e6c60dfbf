import type { Condition } from '@arma11/core/contract';
import { conditionName } from '@arma11/core/domain';
import { useWords } from './MessagesContext';

/** The words for a player's condition. */
export const conditionsEs: Record<Condition, string> = {
  0: conditionName(0),
  1: conditionName(1),
  2: conditionName(2),
  3: conditionName(3),
};

/** What the small figures around a player say to screen readers. */
export const figuresEs = {
  pointsWord: (points: number): string => (points === 1 ? 'punto' : 'puntos'),
  inLastMatch: 'en su último partido',
  conditions: conditionsEs,
};

/** The words of the figures, a partner's own among them. */
export const useFigureWords = () => useWords('ui', figuresEs);
