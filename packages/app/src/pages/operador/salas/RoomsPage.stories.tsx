import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';
import preview from '@arma11/testing/preview';

const meta = preview.meta({
  title: 'Pages/operador/salas',
  component: AppAt,
  args: { path: '/operador/salas' },
  parameters: onTheDesk,
});

export const Default = meta.story();
