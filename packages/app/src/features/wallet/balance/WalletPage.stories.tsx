import { fail, hang, keyTo } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/billetera',
  component: AppAt,
  args: { path: '/play/billetera' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });
export const Empty = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
export const Loading = meta.story({ parameters: { overrides: [hang(keyTo('wallet', 'summary'))], ...inOnePicture } });
export const Error = meta.story({
  parameters: { overrides: [fail(keyTo('wallet', 'summary'), 503)], ...inOnePicture },
});
