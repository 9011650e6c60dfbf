import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/juegos-compe',
  component: AppAt,
  args: { path: '/play/juegos-compe' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Live = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Empty = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
