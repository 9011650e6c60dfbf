import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/operador/fuentes',
  component: AppAt,
  args: { path: '/operador/fuentes' },
  parameters: onTheDesk,
});

export const Default = meta.story();
