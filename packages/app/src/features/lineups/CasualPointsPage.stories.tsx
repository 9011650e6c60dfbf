import { cast } from '@arma11/core/testing';
import preview from '../../../../../.storybook/preview';
import { AppAt } from '../../stories/AppAt';
import { onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/casual/sala/[idIns]/puntos',
  component: AppAt,
  args: { path: `/casual/sala/${cast.pages.casual}/puntos` },
  parameters: { ...onAPage, world: 'en-vivo' },
});

export const Default = meta.story();
