import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/casual/sala/[idIns]/premios',
  component: AppAt,
  args: { path: `/casual/sala/${scenarioIds.pages.casual}/premios` },
  parameters: onAPage,
});

export const Default = meta.story();
