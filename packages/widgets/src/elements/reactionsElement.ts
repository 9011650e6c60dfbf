import type { ReactionsProps } from '../Reactions/Reactions';
import { elementSpec, plain } from './classes/elementSpec';
import { from, oneOf, positiveInteger } from './classes/readers';

/**
 * Five reactions to a room, counted; the player gives one, changes it or takes it back.
 * @element arma11-reactions
 * @attr {'compe' | 'predi'} [kind=compe] - The kind of room.
 * @attr {number} sala - The room. Needed.
 * @prop {number} salaId - The attribute `sala`.
 * @fires {{ emoji: string | null }} arma11-react - The player's reaction is stored; null: they took it back.
 * @csspart row - The five together.
 * @csspart reaction - One reaction.
 * @csspart mine - The player's own.
 * @csspart count - How often one was given.
 * @csspart status - A note on what happened.
 * @csspart button-primary - The main button.
 */
export const reactionsElement = elementSpec<ReactionsProps>({
  name: 'reactions',
  load: () => import('../Reactions/Reactions').then(({ Reactions }) => Reactions),
  attributes: { kind: oneOf('compe', 'predi'), salaId: from('sala', positiveInteger) },
  needs: ['salaId'],
  defaults: { kind: 'compe' },
  events: { onReact: plain('arma11-react', 'emoji') },
  box: { minHeight: '5em' },
});
