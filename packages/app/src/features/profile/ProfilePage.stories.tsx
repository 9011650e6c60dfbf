import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/users/profile',
  component: AppAt,
  args: { path: '/users/profile/' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Newcomer = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
