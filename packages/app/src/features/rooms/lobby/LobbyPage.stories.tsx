import { fail, keyTo } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe',
  component: AppAt,
  args: { path: '/compe' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Newcomer = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
export const Error = meta.story({
  parameters: { overrides: [fail(keyTo('salas', 'filter', { page: 1 }), 503)], ...inOnePicture },
});
