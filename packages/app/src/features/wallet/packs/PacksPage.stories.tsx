import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/galery-billetera',
  component: AppAt,
  args: { path: '/play/galery-billetera' },
  parameters: onAPage,
});

export const Default = meta.story();
