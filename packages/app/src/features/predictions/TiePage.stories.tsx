import { cast } from '@arma11/core/testing';
import preview from '../../../../../.storybook/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/sala/[idPredi]/tie',
  component: AppAt,
  args: { path: `/predi/sala/${cast.predi.evening.id}/tie` },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { world: 'en-vivo', ...inOnePicture } });
