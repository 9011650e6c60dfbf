import { cast } from '@arma11/testing/scenarios';
import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';
import preview from '@arma11/testing/preview';

const meta = preview.meta({
  title: 'Pages/operador/partidos/[match]',
  component: AppAt,
  args: { path: `/operador/partidos/${cast.pages.match}` },
  parameters: onTheDesk,
});

export const Default = meta.story();
