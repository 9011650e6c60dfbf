import { cast } from '@arma11/core/testing';
import preview from '../../../../../../.storybook/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/sala/[idSala]/ranking',
  component: AppAt,
  args: { path: `/compe/sala/${cast.sala.evening.id}/ranking` },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { world: 'en-vivo', ...inOnePicture } });
export const Settled = meta.story({ parameters: { world: 'liquidada', ...inOnePicture } });
