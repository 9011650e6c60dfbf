import preview from '@arma11/testing/preview';
import { AppAt } from '../../../../stories/AppAt';
import { onAPage } from '../../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/sala/ins/leyenda',
  component: AppAt,
  args: { path: '/compe/sala/ins/leyenda' },
  parameters: onAPage,
});

export const Default = meta.story();
