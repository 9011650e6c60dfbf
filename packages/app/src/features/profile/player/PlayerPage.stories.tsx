import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/users/profile/[keyusername]',
  component: AppAt,
  args: { path: `/users/profile/${scenarioIds.pages.keyusername}` },
  parameters: onAPage,
});

export const Default = meta.story();
