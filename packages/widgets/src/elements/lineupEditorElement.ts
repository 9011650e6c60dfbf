import { elementSpec, plain } from '../element/elementSpec';
import { from, positiveInteger } from '../element/readers';
import type { LineupEditorProps } from '../LineupEditor/LineupEditor';

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
