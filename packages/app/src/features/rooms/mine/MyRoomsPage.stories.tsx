import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/mis-salas',
  component: AppAt,
  args: { path: '/compe/mis-salas' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Empty = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
