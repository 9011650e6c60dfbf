import { elementSpec, plain } from '../element/elementSpec';
import { flag } from '../element/readers';
import type { QuestBarProps } from '../QuestBar/QuestBar';

export const questBarElement = elementSpec<QuestBarProps>({
  name: 'quest-bar',
  load: () => import('../QuestBar/QuestBar').then(({ QuestBar }) => QuestBar),
  attributes: { compact: flag },
  events: { onComplete: plain('arma11-quest-complete', 'id') },
  box: { minHeight: '5em' },
});
