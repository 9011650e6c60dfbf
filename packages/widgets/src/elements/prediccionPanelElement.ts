import type { PrediccionPanelProps } from '../PrediccionPanel/PrediccionPanel';
import { elementSpec, plain } from './classes/elementSpec';
import { from, oneOf, positiveInteger } from './classes/readers';

/**
 * The matches of a prediction room; takes the player's answers until each match locks.
 * @element arma11-prediccion-panel
 * @attr {number} predi - The room. Needed.
 * @attr {'first' | 'all' | 'none'} [open=first] - Which matches start open.
 * @prop {number} prediId - The attribute `predi`.
 * @prop {boolean} dirty - Read-only: answers on the screen are not saved.
 * @method {Promise<boolean>} save - Saves the answers; true when nothing is left unsaved.
 * @method {Promise<void>} reset - Discards every change since the last save.
 * @fires {{ dirty: boolean }} arma11-answers-change - The answers begin or cease to differ from the saved ones.
 * @fires {{ answers: AnswerToSave[] }} arma11-answers-save - What was stored.
 * @fires {{ id: number, ins: number }} arma11-room-joined - The player has joined from here.
 * @csspart bar - The bar with points in play and Guardar.
 * @csspart prize - The prize.
 * @csspart save - Guardar.
 * @csspart match - One match.
 * @csspart match-header - Its line, which opens and closes it.
 * @csspart match-body - Its questions.
 * @csspart answer - One answer.
 * @csspart status - A note on what happened.
 * @csspart button-primary - The main button.
 */
export const prediccionPanelElement = elementSpec<PrediccionPanelProps>({
  name: 'prediccion-panel',
  load: () => import('../PrediccionPanel/PrediccionPanel').then(({ PrediccionPanel }) => PrediccionPanel),
  attributes: { prediId: from('predi', positiveInteger), open: oneOf('first', 'all', 'none') },
  needs: ['prediId'],
  defaults: { framed: true },
  events: {
    onAnswersChange: plain('arma11-answers-change', 'dirty'),
    onAnswersSave: plain('arma11-answers-save', 'answers'),
    onJoined: plain('arma11-room-joined', 'id', 'ins'),
  },
  saves: true,
  box: { minHeight: '48.5em' },
});
