import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/saldo',
  component: AppAt,
  args: { path: '/predi/saldo' },
  parameters: { ...onAPage, scenario: 'liquidada' },
});

export const Default = meta.story();
export const Empty = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
