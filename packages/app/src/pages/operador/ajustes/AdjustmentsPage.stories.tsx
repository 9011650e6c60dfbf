import { AppAt } from '../../../stories/AppAt';
import { onTheDesk } from '../../../stories/pageStory';
import { wholeApp } from '../../../stories/wholeApp';
import preview from '../../../../../../.storybook/preview';

const meta = preview.meta({
  title: 'Pages/operador/ajustes',
  component: AppAt,
  args: { path: '/operador/ajustes' },
  loaders: wholeApp,
  parameters: onTheDesk,
});

export const Default = meta.story();
