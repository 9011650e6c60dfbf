import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/eventos',
  component: AppAt,
  args: { path: '/play/eventos' },
  parameters: onAPage,
});

export const Default = meta.story();
