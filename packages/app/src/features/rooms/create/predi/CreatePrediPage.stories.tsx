import preview from '@arma11/testing/preview';
import { AppAt } from '../../../../stories/AppAt';
import { onAPage } from '../../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/create-predi',
  component: AppAt,
  args: { path: '/predi/create-predi' },
  parameters: onAPage,
});

export const Default = meta.story();
