import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../../stories/AppAt';
import { onAPage } from '../../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/sala/[idPredi]/settings',
  component: AppAt,
  args: { path: `/predi/sala/${scenarioIds.pages.own.id}/settings` },
  parameters: onAPage,
});

export const Default = meta.story();
