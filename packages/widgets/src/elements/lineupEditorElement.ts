import type { LineupEditorProps } from '../LineupEditor/LineupEditor';
import { elementSpec, plain } from './classes/elementSpec';
import { from, positiveInteger } from './classes/readers';

/**
 * The player's team of one room: shows its points, and lets them change it until the lock.
 * @element arma11-lineup-editor
 * @attr {number} entry - The player's entry in the room. Needed.
 * @attr {number} jornada - A jornada of the room; without it the current one.
 * @prop {number} entryId - The attribute `entry`.
 * @fires {{ slot: number, out: number, in: number }} arma11-player-replace - A player was replaced, and the server saved it; ids of players.
 * @fires {{ from: string, to: string }} arma11-formation-change - The formation changed, and the server saved it.
 * @fires {{}} arma11-lineup-closed - The lineup is closed: found so, or closed while shown.
 * @csspart toolbar - The line above the team: what is saved, and pitch or list.
 * @csspart formation - The choice of formation.
 * @csspart pitch - The pitch.
 * @csspart row - One line of the team.
 * @csspart player - A player in their slot.
 * @csspart player-points - Their points, once their match has begun.
 * @csspart player-condition - The mark of a doubtful, injured or suspended player.
 * @csspart coach - The technical area.
 * @csspart picker - The list of players for a slot.
 * @csspart picker-option - One player in that list.
 * @csspart status - A note on what happened.
 * @csspart button-primary - The main button.
 */
export const lineupEditorElement = elementSpec<LineupEditorProps>({
  name: 'lineup-editor',
  load: () => import('../LineupEditor/LineupEditor').then(({ LineupEditor }) => LineupEditor),
  attributes: { entryId: from('entry', positiveInteger), jornada: positiveInteger },
  needs: ['entryId'],
  events: {
    onReplace: plain('arma11-player-replace', 'slot', 'out', 'in'),
    onFormationChange: plain('arma11-formation-change', 'from', 'to'),
    onClosed: plain('arma11-lineup-closed'),
  },
  box: { minHeight: '44em' },
});
