import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/quest',
  component: AppAt,
  args: { path: '/play/quest' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Claimable = meta.story({ parameters: { scenario: 'por-cerrar', ...inOnePicture } });
export const Collected = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Newcomer = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
