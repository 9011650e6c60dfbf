import { cast } from '@arma11/core/testing';
import preview from '../../../../../.storybook/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/casual/sala/[idIns]',
  component: AppAt,
  args: { path: `/casual/sala/${cast.pages.casual}` },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { world: 'en-vivo', ...inOnePicture } });
