import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';
import { wholeApp } from '../../../stories/wholeApp';
import preview from '../../../../../../.storybook/preview';

const meta = preview.meta({
  title: 'Pages/compe/add-private',
  component: AppAt,
  args: { path: '/compe/add-private' },
  loaders: wholeApp,
  parameters: onAPage,
});

export const Default = meta.story();
