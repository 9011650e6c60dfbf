import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/sala/[idPredi]/info',
  component: AppAt,
  args: { path: `/predi/sala/${scenarioIds.predi.evening.id}/info` },
  parameters: onAPage,
});

export const Default = meta.story();
