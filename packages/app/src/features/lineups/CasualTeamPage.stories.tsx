import { cast } from '@arma11/core/testing';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';
import preview from '../../../../../.storybook/preview';

const meta = preview.meta({
  title: 'Pages/casual/sala/[idIns]',
  component: AppAt,
  args: { path: `/casual/sala/${cast.pages.casual}` },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { world: 'en-vivo', ...inOnePicture } });
