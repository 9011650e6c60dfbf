import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe/ingresos',
  component: AppAt,
  args: { path: '/compe/ingresos' },
  parameters: { ...onAPage, scenario: 'liquidada' },
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
