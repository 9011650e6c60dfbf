import type { QuestBarProps } from '../QuestBar/QuestBar';
import { elementSpec, plain } from './classes/elementSpec';
import { flag } from './classes/readers';

/**
 * The player's main quest and how far it is.
 * @element arma11-quest-bar
 * @attr {boolean} compact - A lower bar, for side columns.
 * @fires {{ id: number }} arma11-quest-complete - The reward was paid.
 * @csspart track - The whole way.
 * @csspart fill - The part that is done.
 * @csspart label - How far it is, in words.
 * @csspart status - A note on what happened.
 * @csspart button-primary - The main button.
 */
export const questBarElement = elementSpec<QuestBarProps>({
  name: 'quest-bar',
  load: () => import('../QuestBar/QuestBar').then(({ QuestBar }) => QuestBar),
  attributes: { compact: flag },
  events: { onComplete: plain('arma11-quest-complete', 'id') },
  box: { minHeight: '7em' },
});
