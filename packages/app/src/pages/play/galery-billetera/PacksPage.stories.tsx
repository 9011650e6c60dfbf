import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';
import { wholeApp } from '../../../stories/wholeApp';
import preview from '../../../../../../.storybook/preview';

const meta = preview.meta({
  title: 'Pages/play/galery-billetera',
  component: AppAt,
  args: { path: '/play/galery-billetera' },
  loaders: wholeApp,
  parameters: onAPage,
});

export const Default = meta.story();
