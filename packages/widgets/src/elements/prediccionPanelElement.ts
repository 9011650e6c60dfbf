import { elementSpec, plain } from '../element/elementSpec';
import { from, oneOf, positiveInteger } from '../element/readers';
import type { PrediccionPanelProps } from '../PrediccionPanel/PrediccionPanel';

export const prediccionPanelElement = elementSpec<PrediccionPanelProps>({
  name: 'prediccion-panel',
  load: () => import('../PrediccionPanel/PrediccionPanel').then(({ PrediccionPanel }) => PrediccionPanel),
  attributes: { prediId: from('predi', positiveInteger), open: oneOf('first', 'all', 'none') },
  needs: ['prediId'],
  defaults: { framed: true },
  events: {
    onAnswersChange: plain('arma11-answers-change', 'dirty'),
    onAnswersSave: plain('arma11-answers-save', 'answers'),
  },
  saves: true,
  box: { minHeight: '26em' },
});
