import preview from '@arma11/testing/preview';
import { AppAt } from '../../../../stories/AppAt';
import { onAPage } from '../../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/add-private',
  component: AppAt,
  args: { path: '/compe/add-private' },
  parameters: onAPage,
});

export const Default = meta.story();
