import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/partidos/[match]',
  component: AppAt,
  args: { path: `/operador/partidos/${scenarioIds.pages.match}` },
  parameters: onTheDesk,
});

export const Default = meta.story();
