import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/banners',
  component: AppAt,
  args: { path: '/operador/banners' },
  parameters: onTheDesk,
});

export const Default = meta.story();
