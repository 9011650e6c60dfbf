import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/ligas-compe',
  component: AppAt,
  args: { path: '/play/ligas-compe' },
  parameters: onAPage,
});

export const Default = meta.story();
