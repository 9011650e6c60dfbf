import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/casual/salas',
  component: AppAt,
  args: { path: '/play/casual/salas/' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
