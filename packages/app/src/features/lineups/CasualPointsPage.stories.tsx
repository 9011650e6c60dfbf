import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/casual/sala/[idIns]/puntos',
  component: AppAt,
  args: { path: `/casual/sala/${scenarioIds.pages.casual}/puntos` },
  parameters: { ...onAPage, scenario: 'en-vivo' },
});

export const Default = meta.story();
