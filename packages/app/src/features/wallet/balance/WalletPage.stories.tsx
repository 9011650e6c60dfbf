import { fail, hang, keyTo } from '@arma11/core/testing';
import preview from '../../../../../../.storybook/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/billetera',
  component: AppAt,
  args: { path: '/play/billetera' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Settled = meta.story({ parameters: { world: 'liquidada', ...inOnePicture } });
export const Empty = meta.story({ parameters: { world: 'sin-salas', ...inOnePicture } });
export const Loading = meta.story({ parameters: { amend: [hang(keyTo('wallet', 'summary'))], ...inOnePicture } });
export const Error = meta.story({
  parameters: { amend: [fail(keyTo('wallet', 'summary'), 503)], ...inOnePicture },
});
