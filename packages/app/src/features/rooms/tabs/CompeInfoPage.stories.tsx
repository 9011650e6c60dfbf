import { cast } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]/info',
  component: AppAt,
  args: { path: `/compe/sala/${cast.sala.evening.id}/info` },
  parameters: onAPage,
});

export const Default = meta.story();
