import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/play/help-ldt',
  component: AppAt,
  args: { path: '/play/help-ldt' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Predictions = meta.story({
  args: { path: '/play/help-ldt?juego=predi' },
  parameters: inOnePicture,
});
