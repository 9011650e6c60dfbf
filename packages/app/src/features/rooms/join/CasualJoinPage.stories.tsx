import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/casual/join',
  component: AppAt,
  args: { path: '/play/casual/join' },
  parameters: onAPage,
});

export const Default = meta.story();
