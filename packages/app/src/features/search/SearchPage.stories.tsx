import { fail, hang } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/buscar',
  component: AppAt,
  args: { path: '/play/buscar?q=sa' },
  parameters: onAPage,
});

const ANSWER = 'plus/search/?q=sa';

export const Default = meta.story();
export const Start = meta.story({ args: { path: '/play/buscar' }, parameters: inOnePicture });
export const Nothing = meta.story({ args: { path: '/play/buscar?q=zzz' }, parameters: inOnePicture });
export const Loading = meta.story({ parameters: { overrides: [hang(ANSWER)], ...inOnePicture } });
export const Failed = meta.story({ parameters: { overrides: [fail(ANSWER, 503)], ...inOnePicture } });
