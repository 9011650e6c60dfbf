import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/aficiones/top',
  component: AppAt,
  args: { path: '/play/aficiones/top' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });
export const Empty = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
