import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/mi-historial',
  component: AppAt,
  args: { path: '/compe/mi-historial' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
