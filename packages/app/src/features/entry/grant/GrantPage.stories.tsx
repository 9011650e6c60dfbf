import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/embed/entrar',
  component: AppAt,
  args: { path: '/embed/entrar' },
  parameters: onAPage,
});

/** Opened by hand, and not by a partner's page: it says so and lets nobody in. */
export const Default = meta.story();
