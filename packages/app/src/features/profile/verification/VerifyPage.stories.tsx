import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/users/profile/verify-user',
  component: AppAt,
  args: { path: '/users/profile/verify-user/' },
  parameters: onAPage,
});

export const Default = meta.story();
